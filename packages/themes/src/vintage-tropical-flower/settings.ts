/**
 * Sizes shared by pages and drawings, in px of each drawing. Separate from the generators, so that pages do not load
 * those.
 */

/** Position of the posy in the invitation's hero picture. */
interface PosyPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** A smaller picture is engraved with wider lines. */
  readonly coarseness: number;
}

/** One variant of the invitation's hero picture. */
interface HeroSetting {
  readonly width: number;
  readonly height: number;
  readonly posy: PosyPlace;
}

/** The hero picture for phones, tablets and wide screens. */
export const HERO_SETTINGS = {
  375: { width: 375, height: 368, posy: { x: -2, y: -28, scale: 0.56, coarseness: 1.5 } },
  768: { width: 768, height: 470, posy: { x: 0, y: 0, scale: 1, coarseness: 1.1 } },
  1280: { width: 720, height: 806, posy: { x: 58, y: 14, scale: 1.06, coarseness: 1 } },
} as const satisfies Record<number, HeroSetting>;

/** The screen widths the hero picture is composed for. */
export type HeroWidth = keyof typeof HERO_SETTINGS;

/** The player's frame and the position of the video in it. */
export const PLAYER_FRAME = { width: 1376, height: 816, video: { x: 48, y: 48, width: 1280, height: 720 } } as const;

/**
 * The couple's hummingbird: its drawing, the tip of its bill in it, the point where that touches the orchid on the
 * tree, and its scale there.
 */
export const BIRD = {
  box: { width: 176, height: 172 },
  bill: { x: 10, y: 96 },
  perch: { x: 228, y: 322, scale: 0.56 },
} as const;

/** The bird's postage stamp and the picture in it; live text is set below the picture. */
export const POSTAGE = { width: 160, height: 176, picture: { x: 13, y: 13, width: 134, height: 117 } } as const;

/** The sheets the couple's photo is mounted on, and the photo's position: portrait or landscape. */
export const PHOTO_SHEETS = {
  upright: { width: 260, height: 336, window: { x: 22, y: 21, width: 216, height: 270 } },
  lying: { width: 336, height: 282, window: { x: 22, y: 21, width: 292, height: 216 } },
} as const;

/** Orientation of a photo. */
export type PhotoShape = keyof typeof PHOTO_SHEETS;
