import { createSheet, document, tag } from '../drawing/svg.ts';
import type { ShowerKind } from '../shower-kinds.ts';
import { STYLISH_INKS } from './palette.ts';

const SHEETS: Readonly<Record<ShowerKind, string>> = {
  blue: '#a9bac4',
  heart: '#c08c82',
  pink: '#dcbfb7',
  red: '#95635c',
  yellow: '#d9c7a4',
};

/** One piece of the shower, 24 × 24: flat cut paper with a pale edge for dark video and one pen stroke. */
export function showerPetal(kind: ShowerKind): string {
  const edge = { stroke: STYLISH_INKS.white, 'stroke-width': 1.1, 'stroke-linejoin': 'round' as const };
  const pen = { fill: 'none', stroke: STYLISH_INKS.ink, 'stroke-width': 1.3, 'stroke-linecap': 'round' as const };
  const drawn =
    kind === 'heart'
      ? [
          tag('path', {
            d: 'M12 20.500C5.500 16 2.600 12.600 2.600 8.900C2.600 5.700 5 3.600 7.600 3.600C9.600 3.600 11.200 4.900 12 7C12.800 4.900 14.400 3.600 16.400 3.600C19 3.600 21.400 5.700 21.400 8.900C21.400 12.600 18.500 16 12 20.500Z',
            fill: SHEETS.heart,
            ...edge,
          }),
          // crossed tails, like the stamp
          tag('path', {
            d: 'M15.600 18.200C11.200 16.600 5.900 12.400 5.900 8.900C5.900 5.300 10.900 5.700 12 9.300C13.100 5.700 18.100 5.300 18.100 8.900C18.100 12.400 12.800 16.600 8.400 18.200',
            ...pen,
          }),
        ]
      : [
          tag('path', {
            d: 'M4 19.600C2.800 12 8 4.200 19.800 4.200C20.600 13 15 20.600 4 19.600Z',
            fill: SHEETS[kind],
            ...edge,
          }),
          tag('path', {
            d: 'M5.600 18.400C9 15.800 9.400 12.600 12.600 10.600C14.600 9.300 16.600 8 17.600 6.600',
            ...pen,
          }),
        ];
  return document([0, 0, 24, 24], createSheet(), ...drawn);
}
