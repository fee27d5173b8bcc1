import type { Point } from '../drawing/curve.ts';
import { createSheet, document, tag } from '../drawing/svg.ts';
import { frameLine } from './frame-line.ts';
import { AWAJI_FOOT, awajiLine, knotStroke } from './knot.ts';
import { STYLISH_INKS } from './palette.ts';
import { penStroke } from './pen/stroke.ts';
import { type Couple, coupleLine } from './people/couple.ts';
import { type HeroWidth, STYLISH_HERO } from './settings.ts';

interface Composition {
  /** Position of the couple's drawing: their noses meet above the day's numeral. */
  readonly couple: { readonly x: number; readonly y: number; readonly scale: number };
  readonly knot: { readonly x: number; readonly scale: number };
  /** Size of the loop at the corner of the photo. */
  readonly loop: number;
  /** Height of the line below the names. */
  readonly ground: number;
  readonly nib: number;
}

const COMPOSITIONS: Readonly<Record<HeroWidth, Composition>> = {
  375: { couple: { x: -21, y: 76, scale: 0.376 }, knot: { x: 214, scale: 1.02 }, loop: 0.66, ground: 338, nib: 2.6 },
  768: { couple: { x: 160, y: 16, scale: 0.56 }, knot: { x: 462, scale: 1.56 }, loop: 0.9, ground: 406, nib: 4 },
  1280: { couple: { x: 546, y: 54, scale: 0.68 }, knot: { x: 902, scale: 1.98 }, loop: 1.2, ground: 529, nib: 5 },
};

/**
 * The line as two people: enters on the left below the names, leaves on the right. Numerals and names are set by the
 * page.
 */
export function heroCouple(width: HeroWidth, couple: Couple): string {
  const { couple: place, ground, nib } = COMPOSITIONS[width];
  const sheetX = (x: number) => (x - place.x) / place.scale;
  const y = (ground - place.y) / place.scale;
  const { width: sheetWidth, bleed } = STYLISH_HERO[width];
  const line = coupleLine(
    couple,
    {
      before: [
        [sheetX(-bleed - 20), y],
        [sheetX(-bleed / 2), y],
        [-210, y - 1],
        [-60, y - 9],
      ],
      after: [
        [1030, y + 14],
        [1160, y + 5],
        [Math.max(1300, sheetX(sheetWidth + bleed / 2)), y],
        [Math.max(1500, sheetX(sheetWidth + bleed + 20)), y],
      ],
    },
    place,
  );
  return onSheet(width, penStroke(line, { width: nib, contrast: 0.66, seed: 5 }));
}

/** The line as the awaji knot, for couples whose profiles do not determine a drawing. */
export function heroKnot(width: HeroWidth): string {
  const { knot, ground, nib } = COMPOSITIONS[width];
  const { width: sheetWidth, bleed } = STYLISH_HERO[width];
  const reach = 150 * knot.scale;
  const before: readonly Point[] = [
    [-bleed - 20, ground],
    [-bleed / 2, ground],
    [Math.min(40, knot.x - reach - 60), ground],
  ];
  const after: readonly Point[] = [
    [Math.max(sheetWidth - 20, knot.x + reach + 60), ground],
    [sheetWidth + bleed / 2, ground],
    [sheetWidth + bleed + 20, ground],
  ];
  const y = ground - AWAJI_FOOT * knot.scale;
  return onSheet(width, knotStroke(awajiLine({ ...knot, y, before, after }), { width: nib, contrast: 0.6, seed: 9 }));
}

/** The line as a frame around the couple's photo, which is placed behind it. */
export function heroFrame(width: HeroWidth): string {
  const { nib, loop } = COMPOSITIONS[width];
  const { width: sheetWidth, bleed, window } = STYLISH_HERO[width];
  const margin = nib * 3.6;
  const line = frameLine({
    box: window,
    margin,
    loop,
    enterX: -bleed - 20,
    leaveX: sheetWidth + bleed + 20,
  });
  return onSheet(width, penStroke(line, { width: nib * 0.8, contrast: 0.45, seed: 3 }));
}

function onSheet(width: HeroWidth, d: string): string {
  const { width: sheetWidth, height, bleed } = STYLISH_HERO[width];
  const line = tag('path', { d, fill: STYLISH_INKS.ink });
  return document([-bleed, 0, sheetWidth + 2 * bleed, height], createSheet(), line);
}
