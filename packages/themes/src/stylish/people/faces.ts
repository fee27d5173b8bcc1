import type { Point } from '../../drawing/curve.ts';

/**
 * Profiles in face units: they look to the right, the eye at y 200, the chin at y 394, the forehead's plane at x 300.
 * Every list is in drawing order; a person looking to the left is the mirrored list, and one drawn from the front of
 * the neck is the reversed one.
 */
export interface Profile {
  /** From the back of the shoulder over the head to the forehead. */
  readonly back: readonly Point[];
  /** From the forehead along brow, closed eye, nose and lips to below the chin. */
  readonly face: readonly Point[];
  /** From the chin along jaw, ear and neck to the collar; empty if hair hides them. */
  readonly throat: readonly Point[];
}

/** A closed eye as a loop hanging from the brow. */
export function closedEye(dx: number, dy: number): Point[] {
  const lid: readonly Point[] = [
    [299, 176],
    [292, 190],
    [278, 199],
    [262, 202],
    [246, 200],
    [233, 194],
    [228, 192],
    [226, 197],
    [234, 206],
    [248, 213],
    [264, 215],
    [280, 211],
    [292, 201],
    [298, 190],
    [303, 196],
  ];
  return lid.map(([x, y]) => [x + dx, y + dy]);
}

const JAW_AND_EAR: readonly Point[] = [
  [244, 396],
  [206, 381],
  [178, 356],
  [161, 320],
  [152, 288],
  [144, 266],
  [126, 252],
  [115, 230],
  [122, 211],
  [139, 206],
  [151, 219],
  [148, 242],
  [139, 258],
  [141, 282],
  [158, 330],
  [178, 380],
  [194, 440],
  [200, 500],
];

/** A groom with smooth hair and one lock over the brow. */
export const SMOOTH_HAIR: Profile = {
  back: [
    [-32, 560],
    [6, 520],
    [22, 470],
    [30, 410],
    [28, 352],
    [8, 298],
    [-18, 246],
    [-30, 184],
    [-20, 108],
    [22, 40],
    [88, 2],
    [160, -12],
    [222, -8],
    [268, 10],
    [286, 36],
    [274, 62],
    [248, 64],
    [236, 46],
    [250, 34],
    [264, 52],
  ],
  face: [
    [276, 80],
    [286, 100],
    [292, 124],
    [299, 150],
    ...closedEye(0, 0),
    [311, 222],
    [326, 245],
    [340, 262],
    [343, 271],
    [334, 278],
    [317, 280],
    [309, 286],
    [312, 294],
    [320, 301],
    [324, 308],
    [318, 313],
    [309, 315],
    [317, 320],
    [322, 328],
    [316, 336],
    [307, 343],
    [305, 353],
    [310, 367],
    [308, 383],
    [296, 395],
    [276, 399],
  ],
  throat: JAW_AND_EAR,
};

/** A groom whose hair is swept up in a wave. */
export const SWEPT_HAIR: Profile = {
  back: [
    [-36, 566],
    [2, 524],
    [20, 472],
    [27, 412],
    [22, 356],
    [2, 304],
    [-20, 252],
    [-30, 192],
    [-18, 124],
    [16, 66],
    [66, 22],
    [126, -10],
    [196, -34],
    [262, -36],
    [302, -10],
    [306, 32],
    [284, 62],
    [246, 72],
    [212, 58],
    [204, 32],
    [226, 18],
    [250, 34],
    [264, 62],
  ],
  face: [
    [274, 84],
    [286, 106],
    [293, 128],
    [300, 152],
    ...closedEye(1, 1),
    [309, 224],
    [321, 246],
    [335, 264],
    [338, 273],
    [329, 280],
    [314, 282],
    [308, 288],
    [311, 296],
    [319, 302],
    [323, 309],
    [317, 314],
    [308, 316],
    [316, 321],
    [321, 329],
    [315, 337],
    [306, 344],
    [304, 354],
    [309, 368],
    [307, 384],
    [295, 396],
    [275, 400],
  ],
  throat: JAW_AND_EAR,
};
