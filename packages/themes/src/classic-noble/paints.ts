import type { Sheet } from '../drawing/svg.ts';
import type { Print } from './engraving/burin.ts';

/** Colors of `classic-noble` for drawings; text roles are in themes.css. */
export const PAINTS = {
  paper: '#faf6ee',
  /** The sunk plate, slightly darker than the card. */
  plate: '#fbf8f1',
  emboss: '#f3ecdf',
  aubergine: '#5a2140',
  /** Light thread and shadow of the silk. */
  thread: '#702f54',
  deep: '#3a1329',
  gold: '#b8924a',
  goldDeep: '#7d5a29',
  hairline: '#cdb27d',
  ivory: '#fbf3e6',
  ink: '#43252f',
} as const;

/** Brushed antique gold: the highlight is narrow and pale, so that it looks like metal and never yellow. */
export function foil(sheet: Sheet, reach: readonly [x: number, y: number] = [220, 220]): string {
  return sheet.linear(
    [
      [0, '#8f6b33'],
      [0.22, '#b48d48'],
      [0.4, '#c8a869'],
      [0.47, '#dcc591'],
      [0.54, '#bf9b5b'],
      [0.78, '#9c7639'],
      [1, '#7d5a29'],
    ],
    { gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: reach[0], y2: reach[1], spreadMethod: 'reflect' },
  );
}

/** The lighter foil of the tree and of rims on dark silk. */
export function paleFoil(sheet: Sheet, reach: readonly [x: number, y: number] = [60, 30]): string {
  return sheet.linear(
    [
      [0, '#9c7639'],
      [0.45, '#bf9a58'],
      [0.75, '#d6bb83'],
      [1, '#b48d48'],
    ],
    { gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: reach[0], y2: reach[1], spreadMethod: 'reflect' },
  );
}

/** Gold leaf printed on the card. */
export function goldOnPaper(sheet: Sheet, reach?: readonly [x: number, y: number]): Print {
  return { foil: foil(sheet, reach), ground: PAINTS.plate };
}
