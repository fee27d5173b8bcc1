import type { HlsConfig, LoadPolicy, RetryConfig } from 'hls.js';
import { isPassing } from './fatal-policy.ts';
import type { OpenRequest } from './source.ts';

function retries(maxNumRetry: number, retryDelayMs: number): RetryConfig {
  return {
    maxNumRetry,
    retryDelayMs,
    maxRetryDelayMs: 2_000,
    backoff: 'linear',
    shouldRetry: (config, count, isTimeout, response) =>
      config != null && count < config.maxNumRetry && (isTimeout || isPassing(response?.code)),
  };
}

/** Patient with a server that restarts (seconds of refused connections), quick to notice when it is back. */
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

/** Options of hls.js where its defaults do not fit a ceremony. */
export function hlsOptions({ source, startAtSec, rewriteUrl }: OpenRequest): Partial<HlsConfig> {
  return {
    lowLatencyMode: source.kind === 'live',
    // A little faster than the ceremony until the viewer is back at the edge; nobody hears a tenth.
    maxLiveSyncPlaybackRate: 1.1,
    // Memory of phones: nobody goes back in a live, and not far in a recording.
    backBufferLength: source.kind === 'live' ? 30 : 90,
    startPosition: startAtSec ?? -1,
    // The stream is fragmented MP4: nothing is transmuxed, and without the worker no blob: script is needed.
    enableWorker: false,
    manifestLoadPolicy: policy(10_000),
    playlistLoadPolicy: policy(10_000),
    fragLoadPolicy: policy(10_000),
    xhrSetup: (xhr, url) => xhr.open('GET', rewriteUrl(url), true),
  };
}
