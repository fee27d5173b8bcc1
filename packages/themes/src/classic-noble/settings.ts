/**
 * Sizes shared by pages and drawings, in px of each drawing. Separate from the generators, so that pages do not load
 * those.
 */

/** A box in px of a drawing. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The silk behind the card. It is stretched to the height of the card, whose frame is set by the page. */
export const HERO_SIZES = {
  375: { width: 375, height: 820 },
  768: { width: 768, height: 960 },
  1280: { width: 1280, height: 780 },
} as const;

/** The widths the silk is drawn for. */
export type HeroWidth = keyof typeof HERO_SIZES;

/** The crest: its drawing, and the oval reserved for the initials. */
export const CREST: { readonly width: number; readonly height: number; readonly opening: Box } = {
  width: 156,
  height: 156,
  opening: { x: 49, y: 49, width: 58, height: 70 },
};

/** The crowned frame of the couple's photo, and its oval opening. */
export const PORTRAIT: { readonly width: number; readonly height: number; readonly opening: Box } = {
  width: 320,
  height: 392,
  opening: { x: 60, y: 76, width: 200, height: 250 },
};

/** The wax seal; its initials are in the center. */
export const SEAL = { width: 128, height: 128 } as const;

/** The player's frame and the position of the video in it. */
export const PLAYER_FRAME = { width: 1376, height: 816, video: { x: 48, y: 48, width: 1280, height: 720 } } as const;

/** The dove's drawing and the position of its feet. */
export const BIRD_BOX = { width: 64, height: 52, feet: { x: 32, y: 47 } } as const;

/** Position of the dove on the tree's stage: its feet and its scale. */
export const BIRD_PERCH = { x: 258, y: 328.4, scale: 0.95 } as const;
