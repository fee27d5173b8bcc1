import { groupAt, type Sheet } from '../../drawing/svg.ts';
import { seaFan } from './coral.ts';
import { auger, eelgrass, pearl, sandDollar, seaGlass } from './drift.ts';
import { SHELL_WASHES, scallop, starfish } from './shells.ts';

/** The two washes of sea glass. */
const GREEN_GLASS = ['#dff0ee', '#8fc2c2'] as const;
const BLUE_GLASS = ['#e6f2f6', '#8db9c8'] as const;

/**
 * The finds at the high-water mark, root at the origin: coral and grass that grow up and to the left, shells in front
 * of them. The fan is to the left of its shells, so that its stem is visible.
 */
export function cluster(sheet: Sheet): string {
  return [
    groupAt({ x: 40, y: -4 }, eelgrass(6, { blades: 9, length: 186, spread: 74, lean: -31, strength: 0.8 })),
    groupAt(
      { x: 2, y: 2, rotate: -16 },
      seaFan(19, { reach: 196, from: -150, to: -42, food: 1500, twig: 0.6, stem: 8, colour: '#a3cad4', opacity: 0.8 }),
    ),
    groupAt(
      { x: -14, y: 10 },
      seaFan(42, { reach: 204, from: -152, to: -38, food: 2700, twig: 0.66, stem: 13, colour: '#e0917a', opacity: 1 }),
    ),
    groupAt(
      { x: 52, y: 0, rotate: 22 },
      eelgrass(16, { blades: 7, length: 104, spread: 56, lean: -11, strength: 0.8 }),
    ),
    groupAt({ x: -104, y: 8, rotate: -74 }, auger(sheet, 62)),
    groupAt({ x: -66, y: 22, rotate: -34 }, scallop(sheet, 62, { seed: 3 })),
    groupAt({ x: 42, y: 24, rotate: 16 }, scallop(sheet, 84, { seed: 8, wash: SHELL_WASHES.sand, line: '#bd8e6d' })),
    groupAt({ x: -136, y: 22, scale: 1, scaleY: 0.8 }, sandDollar(sheet, 19)),
    groupAt({ x: -22, y: 22, rotate: 12, scale: 1, scaleY: 0.86 }, starfish(sheet, 30, { seed: 4 })),
    groupAt({ x: -98, y: 29 }, seaGlass(sheet, 9, 3, GREEN_GLASS)),
    groupAt({ x: -166, y: 30, rotate: 20 }, seaGlass(sheet, 7, 5, BLUE_GLASS)),
    groupAt({ x: -46, y: 32 }, pearl(sheet, 5.4)),
    groupAt({ x: -58, y: 34 }, pearl(sheet, 3.6)),
    groupAt({ x: -116, y: 37 }, pearl(sheet, 3)),
    groupAt({ x: -184, y: 25 }, pearl(sheet, 2.6)),
  ].join('');
}

/** A smaller find for cards and letters: two shells, a star and grass, root at the origin. */
export function smallCluster(sheet: Sheet): string {
  return [
    groupAt({ x: 4, y: -2 }, eelgrass(9, { blades: 7, length: 92, spread: 84, lean: -20 })),
    groupAt({ x: -30, y: 8, rotate: -30 }, scallop(sheet, 44, { seed: 5, ribs: 9 })),
    groupAt(
      { x: 26, y: 10, rotate: 18 },
      scallop(sheet, 54, { seed: 8, wash: SHELL_WASHES.sand, line: '#bd8e6d', ribs: 9 }),
    ),
    groupAt({ x: -2, y: 8, rotate: 10, scale: 1, scaleY: 0.86 }, starfish(sheet, 20, { seed: 4 })),
    groupAt({ x: -52, y: 14 }, pearl(sheet, 3.4)),
    groupAt({ x: 60, y: 15 }, seaGlass(sheet, 6, 3, GREEN_GLASS)),
  ].join('');
}
