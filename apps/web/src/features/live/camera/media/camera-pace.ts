/** The normal bitrate and the steps below it for a narrow line (docs/product/camera.md#narrow-connections). */
export const RUNGS_KBPS = [2_500, 1_800, 1_200, 700, 400] as const;

/** Key frame interval: guests join within it, and segments of two seconds end on a key frame. */
export const KEY_EVERY_MS = 1_000;
export const FRAMES_PER_SECOND = 30;
const WIDTH_PX = 1_280;
const HEIGHT_PX = 720;

/** Beyond this delay, a frame is dropped before it is encoded. */
const DROP_BEHIND_MS = 800;
/** The maximum number of frames in the encoder queue. */
const MAX_IN_HAND = 2;
const NARROW_BEHIND_MS = 400;
const NARROW_FOR_MS = 1_500;
const CALM_BEHIND_MS = 250;
const CALM_FOR_MS = 8_000;
/** From this delay on, staff see a warning. */
const TOLD_BEHIND_MS = 1_000;

/** The load on the sender at one moment. */
export interface Load {
  /** Duration of the sent frames that the origin has not confirmed yet. */
  readonly behindMs: number;
  /** Frames the encoder has not finished. */
  readonly inHand: number;
}

/** The current bitrate step, and since when the line has been narrow or wide. */
export interface Pace {
  readonly rung: number;
  readonly narrowSinceMs: number | null;
  readonly calmSinceMs: number | null;
}

export const FIRST_PACE: Pace = { rung: 0, narrowSinceMs: null, calmSinceMs: null };

/** The encoder bitrate in bits per second. */
export function bitrateOf({ rung }: Pace): number {
  return (RUNGS_KBPS[rung] ?? RUNGS_KBPS[0]) * 1_000;
}

/** Whether to drop the next frame, so that no queue of several seconds builds up. */
export function isDropped({ behindMs, inHand }: Load): boolean {
  return inHand > MAX_IN_HAND || behindMs > DROP_BEHIND_MS;
}

/** Whether to warn staff that frames arrive late. */
export function isLate(pace: Pace, behindMs: number): boolean {
  return behindMs > TOLD_BEHIND_MS || pace.rung === RUNGS_KBPS.length - 1;
}

/** Steps down after the line was narrow for a while, and up after it was wide for longer. */
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

/** The encoding size for a camera frame: at most 720p, the same aspect ratio, even numbers as H.264 requires. */
export function sizeToSend({ widthPx, heightPx }: PictureSize): PictureSize {
  const isUpright = heightPx > widthPx;
  const [maxWidth, maxHeight] = isUpright ? [HEIGHT_PX, WIDTH_PX] : [WIDTH_PX, HEIGHT_PX];
  const share = Math.min(1, maxWidth / widthPx, maxHeight / heightPx);
  const even = (px: number) => Math.max(16, Math.round((px * share) / 2) * 2);
  return { widthPx: even(widthPx), heightPx: even(heightPx) };
}
