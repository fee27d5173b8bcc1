import { createSheet, document, groupAt, type Sheet } from '../drawing/svg.ts';
import { boat, boatMirror, hullWater } from './boat.ts';
import { type Coast, coast } from './sea/scene.ts';
import type { Island } from './sea/water.ts';
import { BOAT_BOX, HERO_SETTINGS, type HeroWidth } from './settings.ts';

const HAZE = ['#8db4c2', '#7da8b8', '#9dbac4'] as const;

const ISLANDS: Readonly<Record<HeroWidth, readonly Island[]>> = {
  375: [
    { x: -30, length: 200, height: 18, seed: 4, colour: HAZE[0], opacity: 0.6 },
    { x: 386, length: 130, height: 13, seed: 9, colour: HAZE[2], opacity: 0.5 },
  ],
  768: [
    { x: -40, length: 330, height: 27, seed: 4, colour: HAZE[0], opacity: 0.6 },
    { x: 110, length: 240, height: 14, seed: 7, colour: HAZE[1], opacity: 0.5 },
    { x: 800, length: 270, height: 21, seed: 9, colour: HAZE[2], opacity: 0.55 },
  ],
  1280: [
    { x: -60, length: 420, height: 34, seed: 4, colour: HAZE[0], opacity: 0.6 },
    { x: 120, length: 300, height: 16, seed: 7, colour: HAZE[1], opacity: 0.5 },
    { x: 1290, length: 370, height: 26, seed: 9, colour: HAZE[2], opacity: 0.55 },
  ],
};

const SEEDS: Readonly<Record<HeroWidth, number>> = { 375: 15, 768: 5, 1280: 5 };

/**
 * The hero picture of an invitation: the coast without the boat, which the page places and dresses. For bitmaps only.
 */
export function hero(width: HeroWidth): string {
  const sheet = createSheet();
  const scene: Coast = { ...HERO_SETTINGS[width], seed: SEEDS[width], islands: ISLANDS[width] };
  return document([0, 0, scene.width, scene.height], sheet, coast(sheet, scene));
}

/** The boat at rest in the water with its reflection, foot of the mast at the origin. */
export function boatAfloat(sheet: Sheet): string {
  return boat(sheet, [44, -58]) + hullWater() + boatMirror();
}

/** The boat alone, to be placed on the water by the page; the couple's flags are drawn above it. */
export function boatAlone(): string {
  const sheet = createSheet();
  const { width, height, foot } = BOAT_BOX;
  return document([0, 0, width, height], sheet, groupAt({ x: foot.x, y: foot.y }, boatAfloat(sheet)));
}
