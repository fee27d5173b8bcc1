import type { HlsConfig, LoadPolicy, RetryConfig } from 'hls.js';
import { isTransient } from './fatal-policy.ts';
import type { OpenRequest } from './source.ts';

function retries(maxNumRetry: number, retryDelayMs: number): RetryConfig {
  return {
    maxNumRetry,
    retryDelayMs,
    maxRetryDelayMs: 2_000,
    backoff: 'linear',
    shouldRetry: (config, count, isTimeout, response) =>
      config != null && count < config.maxNumRetry && (isTimeout || isTransient(response?.code)),
  };
}

/** Tolerates a restarting server (seconds of refused connections) and notices quickly when it is back. */
function policy(maxTimeToFirstByteMs: number): LoadPolicy {
  return {
    default: {
      maxTimeToFirstByteMs,
      maxLoadTimeMs: 20_000,
      timeoutRetry: retries(4, 0),
      errorRetry: retries(20, 400),
    },
  };
}

/** Options of hls.js whose defaults do not suit a ceremony. */
export function hlsOptions({ source, startAtSec, rewriteUrl }: OpenRequest): Partial<HlsConfig> {
  return {
    lowLatencyMode: source.kind === 'live',
    // Slightly faster than real time until the viewer is back at the edge; ten percent is not audible.
    maxLiveSyncPlaybackRate: 1.1,
    // Saves memory on phones: viewers do not go back in a live, and not far in a recording.
    backBufferLength: source.kind === 'live' ? 30 : 90,
    startPosition: startAtSec ?? -1,
    // The stream is fragmented MP4, so nothing is transmuxed; without the worker no blob: script is needed.
    enableWorker: false,
    manifestLoadPolicy: policy(10_000),
    playlistLoadPolicy: policy(10_000),
    fragLoadPolicy: policy(10_000),
    xhrSetup: (xhr, url) => xhr.open('GET', rewriteUrl(url), true),
  };
}
