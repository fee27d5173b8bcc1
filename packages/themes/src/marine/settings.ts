/**
 * Sizes shared by pages and drawings, in px of each drawing. Separate from the generators, so that pages do not load
 * those.
 */

/** One variant of the invitation's hero picture. */
export interface HeroSetting {
  readonly width: number;
  readonly height: number;
  /** The horizon line the names rest on. */
  readonly horizon: number;
  /** Where the sea meets the sand. */
  readonly shore: number;
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number; readonly glow: number };
  readonly boat: BoatPlace;
  /** Where the boat is, in front of the horizon, while the photo is shown. */
  readonly boatBesidePhoto?: BoatPlace;
}

/** The foot of the boat's mast at the waterline, and the boat's scale. */
export interface BoatPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/**
 * The hero picture for phones, tablets and wide screens: its middle is always visible, its sides are cropped to the
 * card.
 */
export const HERO_SETTINGS = {
  375: {
    width: 480,
    height: 940,
    horizon: 336,
    shore: 772,
    sun: { x: 326, y: 282, radius: 24, glow: 190 },
    boat: { x: 312, y: 544, scale: 0.8 },
  },
  768: {
    width: 1024,
    height: 900,
    horizon: 372,
    shore: 742,
    sun: { x: 704, y: 312, radius: 27, glow: 240 },
    boat: { x: 700, y: 616, scale: 0.94 },
  },
  1280: {
    width: 1600,
    height: 880,
    horizon: 408,
    shore: 726,
    sun: { x: 1136, y: 338, radius: 31, glow: 320 },
    boat: { x: 1064, y: 424, scale: 1.2 },
    boatBesidePhoto: { x: 834, y: 578, scale: 0.62 },
  },
} as const satisfies Record<number, HeroSetting>;

/** The card widths the hero picture is composed for: from 0, from 600 and from 1024 px. */
export type HeroWidth = keyof typeof HERO_SETTINGS;

/** The boat's drawing and the position of its mast's foot, px at scale 1. */
export const BOAT_BOX = { width: 252, height: 348, foot: { x: 124, y: 226 } } as const;

/** The player's frame and the position of the video in it. */
export const PLAYER_FRAME = { width: 1376, height: 816, video: { x: 48, y: 48, width: 1280, height: 720 } } as const;

/** Position of the couple's gull on the tree's stage: its feet and its scale. */
export const BIRD_PERCH = { x: 292, y: 329.5, scale: 0.92 } as const;

/** The gull's drawing and the position of its feet. */
export const BIRD_BOX = { width: 80, height: 48, feet: { x: 36, y: 44 } } as const;
