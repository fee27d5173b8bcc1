/** What is sent when all is well, and what remains when the line is narrow; live.md: 720p, 2.5 Mbit/s. */
export const RUNGS_KBPS = [2_500, 1_800, 1_200, 700, 400] as const;

/** A key frame this often: guests join within it, and segments of two seconds end where they should. */
export const KEY_EVERY_MS = 1_000;
export const FRAMES_PER_SECOND = 30;
const WIDTH_PX = 1_280;
const HEIGHT_PX = 720;

/** Further behind than this, a picture is left out before it costs anything. */
const DROP_BEHIND_MS = 800;
/** Pictures an encoder may have in hand. */
const MAX_IN_HAND = 2;
const NARROW_BEHIND_MS = 400;
const NARROW_FOR_MS = 1_500;
const CALM_BEHIND_MS = 250;
const CALM_FOR_MS = 8_000;
/** From here on staff are told. */
const TOLD_BEHIND_MS = 1_000;

/** How hard the sender is pressed at a moment. */
export interface Load {
  /** How much of what was sent the origin has not confirmed yet. */
  readonly behindMs: number;
  /** Pictures the encoder has not finished. */
  readonly inHand: number;
}

/** Where on the ladder the sender stands, and since when the line has been narrow or wide. */
export interface Pace {
  readonly rung: number;
  readonly narrowSinceMs: number | null;
  readonly calmSinceMs: number | null;
}

export const FIRST_PACE: Pace = { rung: 0, narrowSinceMs: null, calmSinceMs: null };

/** Bits per second to encode with. */
export function bitrateOf({ rung }: Pace): number {
  return (RUNGS_KBPS[rung] ?? RUNGS_KBPS[0]) * 1_000;
}

/** Whether the next picture is left out: nothing ever waits in a queue for seconds. */
export function isDropped({ behindMs, inHand }: Load): boolean {
  return inHand > MAX_IN_HAND || behindMs > DROP_BEHIND_MS;
}

/** Whether staff should know that pictures arrive late. */
export function isLate(pace: Pace, behindMs: number): boolean {
  return behindMs > TOLD_BEHIND_MS || pace.rung === RUNGS_KBPS.length - 1;
}

/** One step down after a while of a narrow line, one step up after a longer while of a wide one. */
export function nextPace(pace: Pace, { behindMs, inHand }: Load, nowMs: number): Pace {
  const isNarrow = behindMs > NARROW_BEHIND_MS || inHand > MAX_IN_HAND;
  const isCalm = !isNarrow && behindMs < CALM_BEHIND_MS;
  const narrowSinceMs = isNarrow ? (pace.narrowSinceMs ?? nowMs) : null;
  const calmSinceMs = isCalm ? (pace.calmSinceMs ?? nowMs) : null;
  if (narrowSinceMs !== null && nowMs - narrowSinceMs >= NARROW_FOR_MS && pace.rung < RUNGS_KBPS.length - 1)
    return { rung: pace.rung + 1, narrowSinceMs: nowMs, calmSinceMs: null };
  if (calmSinceMs !== null && nowMs - calmSinceMs >= CALM_FOR_MS && pace.rung > 0)
    return { rung: pace.rung - 1, narrowSinceMs: null, calmSinceMs: nowMs };
  return { rung: pace.rung, narrowSinceMs, calmSinceMs };
}

export interface PictureSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** The size to encode a picture of a camera in: at most 720p, the same shape, even numbers as H.264 wants them. */
export function sizeToSend({ widthPx, heightPx }: PictureSize): PictureSize {
  const isUpright = heightPx > widthPx;
  const [maxWidth, maxHeight] = isUpright ? [HEIGHT_PX, WIDTH_PX] : [WIDTH_PX, HEIGHT_PX];
  const share = Math.min(1, maxWidth / widthPx, maxHeight / heightPx);
  const even = (px: number) => Math.max(16, Math.round((px * share) / 2) * 2);
  return { widthPx: even(widthPx), heightPx: even(heightPx) };
}
