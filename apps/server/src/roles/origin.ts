import path from 'node:path';
import { createOrigin } from '@kotohogi/live-engine/create-origin';
import type { Config } from '../platform/config/to-config.ts';
import { deriveKeys } from '../platform/crypto/keys.ts';
import type { Log } from '../platform/log/log.ts';
import type { Running } from './web.ts';

/** What a phone on a poor line still plays. */
const SMALL_PICTURE = { heightPx: 360, bitrateKbps: 600 };

/** The live origin: a process of its own, so that no call of the web server can delay a part (live.md). */
export async function runOrigin(config: Config, log: Log): Promise<Running> {
  const { live, host } = config;
  const keys = deriveKeys(config.secret);
  const origin = await createOrigin({
    dataDir: path.join(config.dataDir, 'live'),
    // Encoders stand in the venue's network, so the ingest is open even where the pages are not.
    rtmp: { host: config.stage === 'production' ? '0.0.0.0' : host, port: live.rtmpPort },
    playback: { host, port: live.playbackPort },
    control: { host: '127.0.0.1', port: live.controlPort },
    tokenSecret: keys.playback,
    controlSecret: keys.control,
    allowedOrigins: [new URL(config.publicUrl).origin],
    ladder: live.ffmpeg === undefined ? undefined : { ffmpeg: live.ffmpeg, ...SMALL_PICTURE },
    onTrouble: (what, error) => log.warn({ err: error, what }, 'the origin met trouble'),
    onEvent: event => log.info({ ref: event.ref, type: event.type, detail: event.detail }, 'live'),
  });
  return { stop: () => origin.close() };
}
