import { createSheet, document, groupAt } from '../drawing/svg.ts';
import { claws, TOUCAN_FEET, toucan } from './motifs/toucan.ts';
import { BIRD_BOX } from './settings.ts';

const SCALE = 0.152;

/** The couple's bird, a small toucan looking to the right. */
export function bird(): string {
  const sheet = createSheet();
  const pose = { x: BIRD_BOX.feet.x - TOUCAN_FEET.x * SCALE, y: BIRD_BOX.feet.y - TOUCAN_FEET.y * SCALE, scale: SCALE };
  return document(
    [0, 0, BIRD_BOX.width, BIRD_BOX.height],
    sheet,
    groupAt(pose, toucan(sheet, { nod: -6, lift: 5 }), claws(sheet)),
  );
}
