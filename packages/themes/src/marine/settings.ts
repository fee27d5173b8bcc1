/** Sizes that pages and drawings share, px of each drawing. Kept apart from the generators, so that a page does not load them. */

/** One setting of the invitation's opening picture. */
export interface HeroSetting {
  readonly width: number;
  readonly height: number;
  /** The line the names stand on. */
  readonly horizon: number;
  /** Where the sea ends on the sand. */
  readonly shore: number;
  readonly sun: { readonly x: number; readonly y: number; readonly radius: number; readonly glow: number };
  readonly boat: BoatPlace;
  /** Where she sails, in front of the line, while the photograph stands on it. */
  readonly boatBesidePhoto?: BoatPlace;
}

/** The foot of a boat's mast at the waterline, and her scale. */
export interface BoatPlace {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The opening picture for phones, tablets and wide screens: its middle is always shown, its sides are cut to the card. */
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

/** The card widths the opening picture is composed for: from 0, from 600 and from 1024 px. */
export type HeroWidth = keyof typeof HERO_SETTINGS;

/** The boat's drawing and where the foot of her mast lies in it, px at scale 1. */
export const BOAT_BOX = { width: 252, height: 348, foot: { x: 124, y: 226 } } as const;

/** The player's frame and where the video lies in it. */
export const PLAYER_FRAME = { width: 1376, height: 816, video: { x: 48, y: 48, width: 1280, height: 720 } } as const;

/** Where the couple's gull stands on the stage of the tree: its feet and its scale. */
export const BIRD_PERCH = { x: 292, y: 329.5, scale: 0.92 } as const;

/** The gull's drawing and where its feet stand in it. */
export const BIRD_BOX = { width: 80, height: 48, feet: { x: 36, y: 44 } } as const;
