import path from 'node:path';
import { createOrigin } from '@kotohogi/live-engine/create-origin';
import type { SlotView } from '@kotohogi/live-engine/slot/slot-view';
import type { Config } from '../platform/config/to-config.ts';
import { deriveKeys } from '../platform/crypto/keys.ts';
import type { Log } from '../platform/log/log.ts';
import type { Running } from './web.ts';

/** What a phone on a poor connection can still play. */
const SMALL_PICTURE = { heightPx: 360, bitrateKbps: 600 };

/** How long an origin whose launcher was killed waits for the next one if no stream is live. */
const ALONE_MS = 10_000;
/** After that long without a frame staff have been alerted: the stream will not recover by itself. */
const GRACE_MS = 10 * 60_000;
const POLL_MS = 1_000;

/** Whether a slot has a live stream that must not be cut off: frames arrive, or guests wait for them to come back. */
function isLive({ state, isPublished, lostSinceMs }: SlotView, nowMs: number): boolean {
  if (state === 'receiving') return true;
  return state === 'lost' && isPublished && (lostSinceMs === null || nowMs - lostSinceMs < GRACE_MS);
}

/** Callbacks for the process that runs the origin. */
export interface OriginLife {
  /** Called when its launcher has been gone for a while and no stream is live; undefined = it has no launcher. */
  readonly onAlone: (() => void) | undefined;
}

/**
 * The live origin: a separate process, so that no call of the web server can delay a part (docs/product/processes.md).
 */
export async function runOrigin(config: Config, log: Log, { onAlone }: OriginLife): Promise<Running> {
  const { live, host } = config;
  const keys = deriveKeys(config.secret);
  const origin = await createOrigin({
    dataDir: path.join(config.dataDir, 'live'),
    // Encoders are in the venue's network, so the ingest port is open even if the pages are not.
    rtmp: { host: config.stage === 'production' ? '0.0.0.0' : host, port: live.rtmpPort },
    playback: { host, port: live.playbackPort },
    control: { host: '127.0.0.1', port: live.controlPort },
    tokenSecret: keys.playback,
    controlSecret: keys.control,
    trustedProxies: config.trustedProxies,
    allowedOrigins: [new URL(config.publicUrl).origin],
    ladder: live.ffmpeg === undefined ? undefined : { ffmpeg: live.ffmpeg, ...SMALL_PICTURE },
    onTrouble: (what, error) => log.warn({ err: error, what }, 'the origin reported a problem'),
    onEvent: ({ ref, type, detail }) => log[type === 'error' ? 'error' : 'info']({ ref, type, detail }, 'live'),
  });
  let neededAtMs = Date.now();
  const poll = () => {
    const nowMs = Date.now();
    if (origin.isHeld() || origin.views().some(view => isLive(view, nowMs))) neededAtMs = nowMs;
    else if (nowMs - neededAtMs > ALONE_MS) onAlone?.();
  };
  const watch = onAlone === undefined ? undefined : setInterval(poll, POLL_MS);
  return {
    stop: async () => {
      clearInterval(watch);
      await origin.close();
    },
  };
}
