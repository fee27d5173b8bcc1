import type { LiveConsole } from '@kotohogi/contract/live';

/** What an encoder should send (live.md, "Encoder advice"), and how far from it guests begin to notice. */
export const TARGETS = {
  videoKbps: { low: 2500, high: 3000, tooLow: 300, tooHigh: 4500 },
  frameRate: { low: 25, high: 30, tooLow: 23.5, tooHigh: 61 },
  keyFrameMs: { low: 1000, high: 2000, tooHigh: 2200 },
  heightPx: { low: 720, high: 1080 },
  /** Mean level; judged only far from the band, for a ceremony has quiet moments. */
  loudnessDb: { low: -30, high: -10, tooLow: -45, tooHigh: -5 },
  /** No sound for this long is told (live.md). */
  silenceMs: 10_000,
  /** Room for recordings, in hours of this stream: a day's ceremonies, and one ceremony with its rehearsal. */
  diskHours: { low: 6, tooLow: 2 },
  /** The sound is set right in steps of 80 ms (live.md 3): a clock that needs one every minute is broken. */
  driftMsPerMinute: 80,
} as const;

export const CHECK_IDS = ['video', 'audio', 'keyFrames', 'frameRate', 'picture', 'spare', 'disk', 'clock'] as const;
export type CheckId = (typeof CHECK_IDS)[number];

/** What a check found: `fine`; `waiting` = not known (yet); anything else needs a hand and has words of its own. */
export type Finding = 'fine' | 'waiting' | 'lost' | 'low' | 'high' | 'missing' | 'silent' | 'short';

export interface Check {
  readonly id: CheckId;
  readonly finding: Finding;
  /** The figure that was found, in the unit of the check: kbit/s, dB (of a silence: ms), ms, frames a second, hours, or none. */
  readonly value: number | null;
}

type Health = NonNullable<LiveConsole['health']>;
/** What is known only after watching for a while; null = not (yet). */
export interface Watched {
  /** How fast the encoder's clock runs away, ms a minute. */
  readonly driftMsPerMinute: number | null;
  /** How loud the preview is, dB below full scale. */
  readonly loudnessDb: number | null;
}

type Facts = Pick<LiveConsole, 'frames' | 'health' | 'ingest' | 'disk' | 'provider' | 'isReachable' | 'now'>;

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

function checkSound({ hasAudio, silentSince }: Health, now: number, loudnessDb: number | null): Check {
  if (!hasAudio) return { id: 'audio', finding: 'missing', value: null };
  const silentMs = silentSince === null ? 0 : now - silentSince;
  if (silentMs >= TARGETS.silenceMs) return { id: 'audio', finding: 'silent', value: silentMs };
  // A silence that has only begun is no level to be judged.
  const isJudged = loudnessDb !== null && silentSince === null;
  return {
    id: 'audio',
    finding: isJudged ? within(loudnessDb, TARGETS.loudnessDb) : 'fine',
    value: isJudged ? loudnessDb : null,
  };
}

function checkHealth(health: Health, now: number, loudnessDb: number | null): Check[] {
  const { videoKbps, frameRate, keyFrameDistanceMs, widthPx, heightPx } = health;
  const { heightPx: size } = TARGETS;
  // An upright picture is as fine as its narrow side.
  const narrowPx = widthPx === null || heightPx === null ? null : Math.min(widthPx, heightPx);
  return [
    measured('video', videoKbps, kbps => within(kbps, TARGETS.videoKbps)),
    checkSound(health, now, loudnessDb),
    measured('keyFrames', keyFrameDistanceMs, ms => within(ms, { tooLow: 0, ...TARGETS.keyFrameMs })),
    measured('frameRate', frameRate, rate => within(rate, TARGETS.frameRate)),
    measured('picture', narrowPx, px => within(px, { tooLow: size.low, tooHigh: size.high })),
  ];
}

const NOT_MEASURED = (['video', 'audio', 'keyFrames', 'frameRate', 'picture'] as const).map(
  (id): Check => ({ id, finding: 'waiting', value: null }),
);

/** Whether another line stands by for the one that is on air, whichever that is. */
function findSpare({ ingest, frames, isReachable }: Facts): Finding {
  if (!isReachable) return 'waiting';
  const onAir = ingest.find(({ isActive }) => isActive)?.kind ?? 'main';
  if (ingest.some(({ kind, isConnected }) => kind !== onAir && isConnected)) return 'fine';
  return frames === 'none' ? 'waiting' : 'missing';
}

/** Only the built-in engine records on a disk of ours; the others keep what they get. */
function checkDisk({ disk, provider, isReachable }: Facts): Check {
  if (disk === null) {
    const isTheirs = isReachable && provider !== null && provider !== 'channel';
    return { id: 'disk', finding: isTheirs ? 'fine' : 'waiting', value: null };
  }
  const { low, tooLow } = TARGETS.diskHours;
  const finding = disk.hours < tooLow ? 'short' : disk.hours < low ? 'low' : 'fine';
  return { id: 'disk', finding, value: disk.hours };
}

function checkClock(driftMsPerMinute: number | null): Check {
  if (driftMsPerMinute === null) return { id: 'clock', finding: 'waiting', value: null };
  const isFine = Math.abs(driftMsPerMinute) <= TARGETS.driftMsPerMinute;
  return { id: 'clock', finding: isFine ? 'fine' : 'high', value: driftMsPerMinute };
}

/** What the system itself has measured of a stream, in the order staff read it. Nothing here is a guess. */
export function checksOf(facts: Facts, { driftMsPerMinute, loudnessDb }: Watched): readonly Check[] {
  const { frames, health, now } = facts;
  const isFlowing = frames === 'flowing' && health !== null;
  const arriving = isFlowing
    ? checkHealth(health, now, loudnessDb)
    : NOT_MEASURED.map(check =>
        check.id === 'video' && frames === 'lost' ? { ...check, finding: 'lost' as const } : check,
      );
  return [
    ...arriving,
    { id: 'spare', finding: findSpare(facts), value: null },
    checkDisk(facts),
    checkClock(isFlowing ? driftMsPerMinute : null),
  ];
}

/** Whether a check found something that somebody should look at. */
export function needsHand({ finding }: Check): boolean {
  return finding !== 'fine' && finding !== 'waiting';
}

/** Whether a check says no: going on would lose the recording. */
export function isNoGo({ finding }: Check): boolean {
  return finding === 'short';
}

/** The checks that need a hand. */
export function warningsOf(checks: readonly Check[]): readonly Check[] {
  return checks.filter(needsHand);
}
