/**
 * Sizes shared by pages and drawings, in px of each drawing. Separate from the generators, so that pages do not load
 * those.
 */

/** One composition of the invitation's header. */
export interface HeroSetting {
  /** The sheet the page composes on; names, numerals and the line share its px. */
  readonly width: number;
  readonly height: number;
  /** How far the line extends beyond the sheet on either side, for wider containers. */
  readonly bleed: number;
  /** Position of the couple's photo, with the line around it. */
  readonly window: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** The header on phones (below 600 px), on tablets (below 1024 px) and on wide screens. */
export const STYLISH_HERO = {
  375: { width: 375, height: 372, bleed: 120, window: { x: 104, y: 62, width: 235, height: 268 } },
  768: { width: 768, height: 470, bleed: 150, window: { x: 300, y: 66, width: 420, height: 336 } },
  1280: { width: 1280, height: 620, bleed: 400, window: { x: 704, y: 92, width: 500, height: 416 } },
} as const satisfies Record<number, HeroSetting>;

/** The container widths the header is composed for. */
export type HeroWidth = keyof typeof STYLISH_HERO;

/** The player's frame and the position of the video in it. */
export const STYLISH_FRAME = { width: 1376, height: 816, video: { x: 48, y: 48, width: 1280, height: 720 } } as const;

/** The bird's drawing and the position of its feet. */
export const STYLISH_BIRD = { box: { width: 64, height: 52 }, feet: [39, 47] } as const;
