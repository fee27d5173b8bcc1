import { cubic } from '../drawing/curve.ts';
import type { Sheet } from '../drawing/svg.ts';
import { outlineThrough } from './cutting/outline.ts';
import { algae } from './motifs/leaves.ts';
import { gluedSheet, PAINT } from './paper.ts';

/** A pale dune with three sea leaves, rooted in the lower right of 320 × 380. */
export function growth(sheet: Sheet): string {
  const tall = algae(cubic(268, 350, 246, 280, 214, 210, 226, 104), {
    fingers: 7,
    length: 80,
    width: 14,
    seed: 3,
    bend: 9,
  });
  const slim = algae(cubic(330, 350, 318, 300, 326, 250, 314, 190), { fingers: 5, length: 48, width: 10, seed: 9 });
  const low = algae(cubic(150, 352, 158, 330, 148, 304, 160, 276), { fingers: 4, length: 32, width: 7.4, seed: 5 });
  const dune = outlineThrough([
    [84, 371, 1],
    [124, 344],
    [190, 334],
    [262, 318],
    [340, 306, 1],
    [340, 372, 1],
    [250, 375],
    [160, 370],
  ]);
  return (
    gluedSheet(sheet, tall, PAINT.sea, { lift: 2, shade: 0.12 }) +
    gluedSheet(sheet, slim, PAINT.blossom, { lift: 2, shade: 0.12 }) +
    gluedSheet(sheet, low, PAINT.papaya, { lift: 2, shade: 0.14 }) +
    gluedSheet(sheet, [dune], PAINT.warm, { lift: 2.6, shade: 0.18 })
  );
}
