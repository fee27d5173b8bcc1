import { between, seededRandom } from '../drawing/random.ts';
import { createSheet, document, type Sheet, type Stop, tag } from '../drawing/svg.ts';
import { damaskField, SILK } from './damask.ts';
import { PAINTS } from './paints.ts';
import { HERO_SIZES, type HeroWidth } from './settings.ts';

/** A field of silk, px. */
interface Cloth {
  readonly width: number;
  readonly height: number;
  /** Scale of the damask. */
  readonly scale: number;
  /** Number of vertical folds; 0 for flat cloth. */
  readonly folds: number;
  readonly seed: number;
}

/** Silk damask lit from the upper left: folds, a warm light, dark edges. */
export function silk(sheet: Sheet, { width, height, scale, folds, seed }: Cloth): string {
  const all = { width, height };
  const lamp = sheet.radial(
    [
      [0, '#ffd6c4', 0.2],
      [0.7, '#ffd6c4', 0.03],
      [1, '#ffd6c4', 0],
    ],
    { cx: 0.36, cy: 0, r: 0.85 },
  );
  const edges = sheet.radial(
    [
      [0, '#1c0514', 0],
      [0.5, '#1c0514', 0.04],
      [1, '#1c0514', 0.56],
    ],
    { cx: 0.5, cy: 0.4, r: 0.78 },
  );
  return [
    tag('rect', { ...all, fill: SILK.ground }),
    damaskField(sheet, SILK, { ...all, scale }),
    folds === 0
      ? ''
      : tag('rect', { ...all, fill: sheet.linear(drape(folds, seed), { x1: 0, y1: 0, x2: 1, y2: 0.06 }) }),
    tag('rect', { ...all, fill: lamp }),
    tag('rect', { ...all, fill: edges }),
  ].join('');
}

/** Light and shade of folds across the cloth: each rises slowly to its ridge and falls quickly. */
function drape(folds: number, seed: number): readonly Stop[] {
  const random = seededRandom(seed);
  const stops: Stop[] = [[0, '#1c0514', 0.22]];
  for (let i = 0; i < folds; i += 1) {
    const at = (share: number) => Math.min(1, (i + share) / folds);
    const deep = between(random, 0.7, 1.15);
    const ridge = between(random, 0.48, 0.62);
    stops.push(
      [at(0.2), '#1c0514', 0.02],
      [at(ridge - 0.06), '#ffdccb', 0.09 * deep],
      [at(ridge + 0.02), '#ffdccb', 0.13 * deep],
      [at(ridge + 0.14), '#1c0514', 0.05],
      [at(0.92), '#1c0514', 0.28 * deep],
    );
  }
  return [...stops, [1, '#1c0514', 0.2]];
}

/** Where the card covers the cloth, as shares of the width: nothing is drawn there. */
const HIDDEN: Readonly<Record<HeroWidth, readonly [from: number, to: number]>> = {
  375: [0.12, 0.88],
  768: [0.24, 0.76],
  1280: [0.3, 0.7],
};

const CLOTHS: Readonly<Record<HeroWidth, Pick<Cloth, 'scale' | 'folds'>>> = {
  375: { scale: 0.56, folds: 3 },
  768: { scale: 0.8, folds: 6 },
  1280: { scale: 0.9, folds: 9 },
};

/** The silk below the card, ending in a woven edge. */
export function hero(width: HeroWidth): string {
  const sheet = createSheet();
  const { height } = HERO_SIZES[width];
  const [from, to] = HIDDEN[width];
  const rule = (y: number) => tag('rect', { x: 0, y, width, height: 1, fill: '#c8a766', opacity: 0.75 });
  return document(
    [0, 0, width, height],
    sheet,
    silk(sheet, { width, height, ...CLOTHS[width], seed: width }),
    tag('rect', {
      x: width * from,
      y: height * 0.07,
      width: width * (to - from),
      height: height * 0.8,
      fill: PAINTS.deep,
    }),
    tag('rect', { y: height - 12, width, height: 12, fill: PAINTS.deep, opacity: 0.5 }),
    rule(height - 11),
    rule(height - 6),
  );
}
