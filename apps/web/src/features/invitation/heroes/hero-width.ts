import { createContext } from 'react';

/** The widths each opening picture is drawn for; each applies up to the next one. */
export const HERO_WIDTHS = [375, 768, 1280] as const;
export type HeroWidth = (typeof HERO_WIDTHS)[number];

/** The setting of the opening picture for a card of this width in px. */
export const widthFor = (px: number): HeroWidth => (px < 600 ? 375 : px < 1024 ? 768 : 1280);

/** The most likely setting for this screen; undefined on the server, where the screen size is unknown. */
export const likelyWidth = (): HeroWidth | undefined =>
  typeof innerWidth === 'undefined' ? undefined : widthFor(innerWidth);

/** The initial setting where nothing can be measured. */
export const HeroWidthContext = createContext<HeroWidth | undefined>(undefined);
