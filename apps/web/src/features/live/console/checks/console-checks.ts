import type { LiveConsole } from '@kotohogi/contract/live';

/** The recommended encoder output (docs/product/console.md#checks), and the limits at which guests begin to notice. */
export const TARGETS = {
  videoKbps: { low: 2500, high: 3000, tooLow: 300, tooHigh: 4500 },
  frameRate: { low: 25, high: 30, tooLow: 23.5, tooHigh: 61 },
  keyFrameMs: { low: 1000, high: 2000, tooHigh: 2200 },
  heightPx: { low: 720, high: 1080 },
  /** Mean level; only far outside the band is it a finding, because a ceremony has quiet moments. */
  loudnessDb: { low: -30, high: -10, tooLow: -45, tooHigh: -5 },
  /** Silence of this length is a finding (docs/product/console.md#checks). */
  silenceMs: 10_000,
  /** Free space in hours of this stream: enough for a day's ceremonies, and for one ceremony with its rehearsal. */
  diskHours: { low: 6, tooLow: 2 },
  /**
   * Audio is corrected in steps of 80 ms (docs/product/console.md#checks): a clock that needs one every minute is
   * faulty.
   */
  driftMsPerMinute: 80,
} as const;

export const CHECK_IDS = ['video', 'audio', 'keyFrames', 'frameRate', 'picture', 'spare', 'disk', 'clock'] as const;
export type CheckId = (typeof CHECK_IDS)[number];

/** The result of a check: `fine`; `waiting` = not known (yet); anything else needs action and has its own text. */
export type Finding = 'fine' | 'waiting' | 'lost' | 'low' | 'high' | 'missing' | 'silent' | 'short';

export interface Check {
  readonly id: CheckId;
  readonly finding: Finding;
  /**
   * The measured value in the unit of the check: kbit/s, dB (of a silence: ms), ms, frames per second, hours, or none.
   */
  readonly value: number | null;
}

type Health = NonNullable<LiveConsole['health']>;
/** Values that take some time to measure; null = not (yet) known. */
export interface Watched {
  /** Drift of the encoder's clock, in ms per minute. */
  readonly driftMsPerMinute: number | null;
  /** Loudness of the preview, in dB below full scale. */
  readonly loudnessDb: number | null;
}

type Facts = Pick<LiveConsole, 'frames' | 'health' | 'ingest' | 'disk' | 'provider' | 'isReachable' | 'now'>;

function within(value: number, { tooLow, tooHigh }: { readonly tooLow: number; readonly tooHigh: number }): Finding {
  if (value < tooLow) return 'low';
  return value > tooHigh ? 'high' : 'fine';
}

/** A value of 0 is not measured yet: the first second of a stream is always incomplete. */
function measured(id: CheckId, value: number | null, find: (value: number) => Finding): Check {
  return value === null || value === 0
    ? { id, finding: 'waiting', value: null }
    : { id, finding: find(value), value: value };
}

function checkSound({ hasAudio, silentSince }: Health, now: number, loudnessDb: number | null): Check {
  if (!hasAudio) return { id: 'audio', finding: 'missing', value: null };
  const silentMs = silentSince === null ? 0 : now - silentSince;
  if (silentMs >= TARGETS.silenceMs) return { id: 'audio', finding: 'silent', value: silentMs };
  // While a silence is being timed, the level is not checked.
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
  // For a portrait picture the narrow side counts as well.
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

/** Whether the line that is not on air is connected and ready, main or spare. */
function findSpare({ ingest, frames, isReachable }: Facts): Finding {
  if (!isReachable) return 'waiting';
  const onAir = ingest.find(({ isActive }) => isActive)?.kind ?? 'main';
  if (ingest.some(({ kind, isConnected }) => kind !== onAir && isConnected)) return 'fine';
  return frames === 'none' ? 'waiting' : 'missing';
}

/** Only the built-in engine records to our own disk; hosted providers store their recordings themselves. */
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

/** All checks of a stream, in display order. Every one is measured, none is estimated. */
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

/** Whether a check needs action. */
export function needsHand({ finding }: Check): boolean {
  return finding !== 'fine' && finding !== 'waiting';
}

/** Whether a check rules out going on: the recording would be lost. */
export function isNoGo({ finding }: Check): boolean {
  return finding === 'short';
}

/** The checks that need action. */
export function warningsOf(checks: readonly Check[]): readonly Check[] {
  return checks.filter(needsHand);
}
