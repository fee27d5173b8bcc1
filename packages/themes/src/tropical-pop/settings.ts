import type { Box } from '../theme-manifest.ts';

/** Sizes that pages and drawings share, px of each drawing. Kept apart from the generators, so that a page does not load them. */

/** One setting of the invitation's opening picture. It stands below the page header, never behind it. */
export interface HeroSetting {
  readonly width: number;
  readonly height: number;
  /** Where the couple's photograph shows through the drawing `extra-photo-…` of the same size. */
  readonly window: Box;
}

/** The opening picture of a phone, a tablet and a wide screen. */
export const HERO_SETTINGS = {
  375: { width: 375, height: 330, window: { x: 62, y: 118, width: 226, height: 194 } },
  768: { width: 768, height: 640, window: { x: 58, y: 226, width: 250, height: 320 } },
  1280: { width: 1280, height: 720, window: { x: 170, y: 196, width: 344, height: 406 } },
} as const satisfies Record<number, HeroSetting>;

/** The screen widths the opening picture is set for. */
export type HeroWidth = keyof typeof HERO_SETTINGS;

/** The player's frame and where the video lies in it. */
export const PLAYER_FRAME = { width: 1376, height: 816, video: { x: 48, y: 48, width: 1280, height: 720 } } as const;

/** The bird's drawing and where its feet stand in it. */
export const BIRD_BOX = { width: 60, height: 58, feet: { x: 21, y: 42 } } as const;

/** Where the couple's bird sits on the stage of the tree: its feet and its scale. */
export const BIRD_PERCH = { x: 290, y: 330, scale: 1 } as const;
