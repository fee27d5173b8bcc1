import { createSheet, document, roundTo2, tag } from '../drawing/svg.ts';
import { Plate } from './engraving/plate.ts';
import { cutPosy, LYING_POSY, type PosySetting, SHORT_POSY, UPRIGHT_POSY } from './posy.ts';
import { HERO_SETTINGS, type HeroWidth } from './settings.ts';

const POSIES: Readonly<Record<HeroWidth, PosySetting>> = { 375: SHORT_POSY, 768: LYING_POSY, 1280: UPRIGHT_POSY };

/** The specimen at the top of the invitation, without a background: the page's own sheet shows through. */
export function hero(width: HeroWidth): string {
  const { width: w, height: h, posy } = HERO_SETTINGS[width];
  const plate = new Plate({ id: 'h', coarseness: posy.coarseness });
  cutPosy(plate, POSIES[width]);
  const pose = `translate(${roundTo2(posy.x)} ${roundTo2(posy.y)})scale(${posy.scale})`;
  return document([0, 0, w, h], createSheet(), tag('g', { transform: pose }, plate.svg()));
}
