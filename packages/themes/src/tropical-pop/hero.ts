import { cubic } from '../drawing/curve.ts';
import { createSheet, document, groupAt, type Sheet, tag } from '../drawing/svg.ts';
import type { Box } from '../theme-manifest.ts';
import { difference, union } from './cutting/boolean.ts';
import { finger, strip } from './cutting/outline.ts';
import { cut } from './cutting/scissors.ts';
import { HERO_PLANS, type HeroPlan, PHOTO_PLANS } from './hero-plans.ts';
import { mosaic } from './mosaic.ts';
import { hibiscus } from './motifs/flowers.ts';
import { pineapple } from './motifs/pineapple.ts';
import { panel } from './motifs/sheets.ts';
import { claws, toucan } from './motifs/toucan.ts';
import { gluedSheet, PAINT } from './paper.ts';
import { HERO_SETTINGS, type HeroSetting, type HeroWidth } from './settings.ts';

/** The hero picture: a mosaic of painted sheets, leaves that change color from sheet to sheet, a toucan in front. */
export function hero(width: HeroWidth): string {
  const { width: w, height }: HeroSetting = HERO_SETTINGS[width];
  const plan = HERO_PLANS[width];
  const sheet = createSheet();
  return document([0, 0, w, height], sheet, mosaic(sheet, plan), foreground(sheet, plan));
}

/** The same scene around an empty window, placed over the couple's photo, which is one of the sheets. */
export function heroAroundPhoto(width: HeroWidth): string {
  const { width: w, height, window }: HeroSetting = HERO_SETTINGS[width];
  const plan = PHOTO_PLANS[width];
  const sheet = createSheet();
  const opening = panel(window, 12, plan.loose * 0.6);
  const mat = difference([panel(grown(window, plan.lift * 3), 14, plan.loose * 0.7)], opening);
  // The window is cut out of everything behind the mat, so that only the photo is visible in it.
  const around = sheet.mask(
    tag('rect', { width: w, height, fill: '#fff' }) + tag('path', { d: cut([opening]), fill: '#000' }),
  );
  const behind =
    mosaic(sheet, plan) + gluedSheet(sheet, mat, PAINT.cream, { lift: plan.lift * 1.3, rim: 0, shade: 0.26 });
  return document([0, 0, w, height], sheet, tag('g', { mask: around }, behind), foreground(sheet, plan));
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** What is in front of the sheets: branch, bird, flower, fruit. */
export function foreground(sheet: Sheet, plan: HeroPlan): string {
  const { branch, bird, hibiscus: flower, pineapple: fruit } = plan;
  return [
    branch === undefined ? '' : bough(sheet, branch),
    groupAt(bird, toucan(sheet), claws(sheet)),
    groupAt({ x: flower.x, y: flower.y, rotate: -8 }, hibiscus(sheet, flower.radius, { seed: 3 })),
    fruit === undefined
      ? ''
      : groupAt(
          { x: fruit.x, y: fruit.y, rotate: 7 },
          pineapple(sheet, fruit.height, { seed: 4, crown: PAINT.aqua, low: PAINT.line }),
        ),
  ].join('');
}

function bough(sheet: Sheet, { from, to, width }: NonNullable<HeroPlan['branch']>): string {
  const [[x0, y0], [x1, y1]] = [from, to];
  const dx = x1 - x0;
  const limb = strip(cubic(x0, y0, x0 + dx * 0.35, y0 - 6, x0 + dx * 0.7, y1 + 8, x1, y1), t => width * (1 - 0.35 * t));
  const twig = finger(
    [x0 + dx * 0.62, y0 + (y1 - y0) * 0.6],
    [x0 + dx * 0.78, y1 - width * 3.4],
    [width * 0.5, width * 0.34],
    -4,
  );
  return gluedSheet(sheet, union(limb, twig), PAINT.ink, { lift: 3 });
}
