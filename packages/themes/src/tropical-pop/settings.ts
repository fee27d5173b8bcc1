import type { Box } from '../theme-manifest.ts';

/**
 * Sizes shared by pages and drawings, in px of each drawing. Separate from the generators, so that pages do not load
 * those.
 */

/** One variant of the invitation's hero picture. It is placed below the page header, never behind it. */
export interface HeroSetting {
  readonly width: number;
  readonly height: number;
  /** The window that shows the couple's photo in the drawing `extra-photo-…` of the same size. */
  readonly window: Box;
}

/** The hero picture for phones, tablets and wide screens. */
export const HERO_SETTINGS = {
  375: { width: 375, height: 330, window: { x: 62, y: 118, width: 226, height: 194 } },
  768: { width: 768, height: 640, window: { x: 58, y: 226, width: 250, height: 320 } },
  1280: { width: 1280, height: 720, window: { x: 170, y: 196, width: 344, height: 406 } },
} as const satisfies Record<number, HeroSetting>;

/** The screen widths the hero picture is composed for. */
export type HeroWidth = keyof typeof HERO_SETTINGS;

/** The player's frame and the position of the video in it. */
export const PLAYER_FRAME = { width: 1376, height: 816, video: { x: 48, y: 48, width: 1280, height: 720 } } as const;

/** The bird's drawing and the position of its feet. */
export const BIRD_BOX = { width: 60, height: 58, feet: { x: 21, y: 42 } } as const;

/** Position of the couple's bird on the tree's stage: its feet and its scale. */
export const BIRD_PERCH = { x: 290, y: 330, scale: 1 } as const;
