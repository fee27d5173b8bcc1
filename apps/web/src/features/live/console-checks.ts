import type { LiveConsole } from '@kotohogi/contract/live';

/** What an encoder should send (live.md, "Encoder advice"), and how far from it guests begin to notice. */
export const TARGETS = {
  videoKbps: { low: 2500, high: 3000, tooLow: 300, tooHigh: 4500 },
  frameRate: { low: 25, high: 30, tooLow: 23.5, tooHigh: 61 },
  keyFrameMs: { low: 1000, high: 2000, tooHigh: 2200 },
  heightPx: { low: 720, high: 1080 },
} as const;

export const CHECK_IDS = ['video', 'audio', 'keyFrames', 'frameRate', 'picture', 'spare'] as const;
export type CheckId = (typeof CHECK_IDS)[number];

/** What a check found: `fine`; `waiting` = nothing to measure yet; anything else needs a hand and has words of its own. */
export type Finding = 'fine' | 'waiting' | 'lost' | 'low' | 'high' | 'missing';

export interface Check {
  readonly id: CheckId;
  readonly finding: Finding;
  /** The figure that was measured, in the unit of the check: kbit/s, ms, frames a second, or none. */
  readonly value: number | null;
}

type Health = NonNullable<LiveConsole['health']>;
type Facts = Pick<LiveConsole, 'frames' | 'health' | 'ingest'>;

function within(value: number, { tooLow, tooHigh }: { readonly tooLow: number; readonly tooHigh: number }): Finding {
  if (value < tooLow) return 'low';
  return value > tooHigh ? 'high' : 'fine';
}

/** A figure of 0 is one that has not been measured yet: the first second of a stream is never whole. */
function measured(id: CheckId, value: number | null, find: (value: number) => Finding): Check {
  return value === null || value === 0
    ? { id, finding: 'waiting', value: null }
    : { id, finding: find(value), value: value };
}

function checkHealth(health: Health): Check[] {
  const { videoKbps, frameRate, keyFrameDistanceMs, widthPx, heightPx, hasAudio } = health;
  const { heightPx: size } = TARGETS;
  // An upright picture is as fine as its narrow side.
  const narrowPx = widthPx === null || heightPx === null ? null : Math.min(widthPx, heightPx);
  return [
    measured('video', videoKbps, kbps => within(kbps, TARGETS.videoKbps)),
    { id: 'audio', finding: hasAudio ? 'fine' : 'missing', value: null },
    measured('keyFrames', keyFrameDistanceMs, ms => within(ms, { tooLow: 0, ...TARGETS.keyFrameMs })),
    measured('frameRate', frameRate, rate => within(rate, TARGETS.frameRate)),
    measured('picture', narrowPx, px => within(px, { tooLow: size.low, tooHigh: size.high })),
  ];
}

/** Whether another line stands by for the one that is on air, whichever that is. */
function findSpare(ingest: Facts['ingest'], frames: Facts['frames']): Finding {
  const onAir = ingest.find(({ isActive }) => isActive)?.kind ?? 'main';
  if (ingest.some(({ kind, isConnected }) => kind !== onAir && isConnected)) return 'fine';
  return frames === 'none' ? 'waiting' : 'missing';
}

/** What the system itself has measured of a stream, in the order staff read it. Nothing here is a guess. */
export function checksOf({ frames, health, ingest }: Facts): readonly Check[] {
  const line: Check = { id: 'spare', finding: findSpare(ingest, frames), value: null };
  if (frames === 'flowing' && health !== null) return [...checkHealth(health), line];
  const unmeasured = CHECK_IDS.filter(id => id !== 'spare').map(
    (id): Check => ({ id, finding: 'waiting', value: null }),
  );
  return [
    ...unmeasured.map(check =>
      check.id === 'video' && frames === 'lost' ? { ...check, finding: 'lost' as const } : check,
    ),
    line,
  ];
}

/** Whether a check found something that somebody should look at. */
export function needsHand({ finding }: Check): boolean {
  return finding !== 'fine' && finding !== 'waiting';
}

/** The checks that need a hand. */
export function warningsOf(checks: readonly Check[]): readonly Check[] {
  return checks.filter(needsHand);
}
