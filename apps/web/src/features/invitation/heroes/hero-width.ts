import { createContext } from 'react';

/** The widths every opening picture is drawn for, each up to where the next begins. */
export const HERO_WIDTHS = [375, 768, 1280] as const;
export type HeroWidth = (typeof HERO_WIDTHS)[number];

/** The setting of the opening picture for a card this many px wide. */
export const widthFor = (px: number): HeroWidth => (px < 600 ? 375 : px < 1024 ? 768 : 1280);

/** The setting this screen most likely shows; undefined on the server, which knows nothing of screens. */
export const likelyWidth = (): HeroWidth | undefined =>
  typeof innerWidth === 'undefined' ? undefined : widthFor(innerWidth);

/** The setting to begin with where nothing can be measured. */
export const HeroWidthContext = createContext<HeroWidth | undefined>(undefined);
