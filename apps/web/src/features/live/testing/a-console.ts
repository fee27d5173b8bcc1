import type { LiveConsole } from '@kotohogi/contract/live';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';

/** When `aConsole` was read. */
export const CONSOLE_AT: Instant = instant(1_795_238_898_000);

/** A stream without faults. */
export const HEALTHY: NonNullable<LiveConsole['health']> = {
  ...{ videoKbps: 2900, frameRate: 30, keyFrameDistanceMs: 2000, widthPx: 1280, heightPx: 720 },
  ...{ hasAudio: true, silentSince: null, clockDriftMs: 3 },
};

/** One line of the encoder, which is not connected. */
export const aLine = (
  kind: LiveConsole['ingest'][number]['kind'],
  changes: Partial<LiveConsole['ingest'][number]> = {},
): LiveConsole['ingest'][number] => ({
  ...{ kind, url: 'rtmps://in.example/live', key: `${kind}-key-0000-3f9c`, isConnected: false, isActive: false },
  ...{ browserUrl: '', missing: [], refusal: null },
  ...changes,
});

/** The console of a slot into which nothing is streamed. */
export const aConsole = (changes: Partial<LiveConsole> = {}): LiveConsole => ({
  ...{ state: 'unpulished', provider: 'channel', providers: ['channel'], commands: [], startsAt: CONSOLE_AT },
  ...{ publishedAt: null, isDelayed: false, intermissionAt: null, stopReason: '', now: CONSOLE_AT, isReachable: true },
  ...{ ingest: [], health: null, disk: null, frames: 'none', framesLostAt: null, viewers: 0, present: 0 },
  ...{ preview: null, log: [] },
  audience: { playing: 0, waiting: 0, paused: 0, failed: 0, audioOnly: 0, delayMs: null },
  recording: { durationMs: 0, isPlayable: false, filePercent: 0, isInterrupted: false },
  ...changes,
});
