import { type Point, polyline } from '../../drawing/curve.ts';
import { createSheet, groupAt, type Pose, tag } from '../../drawing/svg.ts';
import type { Cut, Sticker } from '../../natural/stamps/die-cut.ts';
import { bubbleAt, drop, inkLine, SKIN_EDGE } from './decorations.ts';
import { combineStickers, foamRing } from './foam-ring.ts';

/** The colors of a hand's skin in light and in shade. */
interface Skin {
  readonly light: string;
  readonly shade: string;
}

/** Two hands with different skin tones, to represent anyone. */
const FAIR: Skin = { light: '#fde7d9', shade: '#f1c6b0' };
const TANNED: Skin = { light: '#f3c9b4', shade: '#e4ab93' };

const EDGE = 2.6;

/** A finger: a capsule with an edge, so that overlapping fingers keep a clean line between them. */
function finger(line: readonly Point[], width: number, { light }: Skin): string {
  const d = polyline(line);
  const round = { d, fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return (
    tag('path', { ...round, stroke: SKIN_EDGE, 'stroke-width': width + EDGE }) +
    tag('path', { ...round, stroke: light, 'stroke-width': width })
  );
}

/** A sailor's cuff, `width` wide, its upper edge 1 px above the origin. */
function cuff(width: number, height: number): string {
  const half = width / 2;
  return (
    tag('rect', { x: -half, y: -1, width, height, rx: 3.4, fill: '#1f6580' }) +
    tag('path', { d: `M${-half} 3.600H${half}M${-half} 7.600H${half}`, stroke: '#fff', 'stroke-width': 1.7 })
  );
}

const FINGERS: readonly (readonly Point[])[] = [
  [
    [-10.4, -27],
    [-13.4, -45],
  ],
  [
    [-3.5, -30],
    [-4.6, -52],
  ],
  [
    [3.6, -30],
    [4.2, -51],
  ],
  [
    [10.2, -27],
    [12.6, -44],
  ],
];
const THUMB: readonly Point[] = [
  [11, -10],
  [17.6, -17],
  [20.5, -27],
];
const PALM = 'M-14 2C-15 -12 -15 -22 -13.600 -30C-6 -35 6 -35 13.600 -30C15 -22 15 -12 14 2Z';
const OPEN_CUFF = 'M-15 -1H15V12H-15Z';

/** An open hand, fingers up, its cuff at the origin. */
function openHand(skin: Skin, pose: Pose): Sticker {
  const plain = { fill: skin.light };
  const art = groupAt(
    pose,
    finger(THUMB, 8, skin),
    tag('path', { d: PALM, ...plain, stroke: SKIN_EDGE, 'stroke-width': EDGE }),
    ...FINGERS.map(line => finger(line, 7, skin)),
    tag('path', {
      d: 'M-12.600 1C-13.600 -12 -13.400 -20 -12.200 -28.600C-6 -32 6 -32 12.200 -28.600C13.400 -20 13.600 -12 12.600 1Z',
      ...plain,
    }),
    inkLine('M9 -12C12 -14 14.600 -17 16.400 -20', 6, skin.light),
    tag('path', {
      d: 'M-12 0C-13 -12 -12.800 -20 -11.800 -27C-9 -18 -8 -8 -8.600 0Z',
      fill: skin.shade,
      opacity: 0.75,
    }),
    inkLine('M-7 -31.500V-29M0 -31.500V-29M7 -31.500V-29', 1.5, SKIN_EDGE),
    cuff(30, 13),
  );
  const fingers = FINGERS.map((line): Cut => ({ d: polyline(line), line: 9.6, pose }));
  return {
    art,
    cuts: [{ d: PALM, pose }, ...fingers, { d: polyline(THUMB), line: 10.6, pose }, { d: OPEN_CUFF, pose }],
  };
}

const RAYS = 'M48 4V14M31 7L35 15.500M65 7L61 15.500';

/** The applause stamp: two clapping hands with flying spray. */
export function handclap(): string {
  const sheet = createSheet();
  return foamRing(
    sheet,
    combineStickers(
      { art: inkLine(RAYS, 3.4, '#4d9ab3'), cuts: [{ d: RAYS, line: 3.4 }] },
      openHand(TANNED, { x: 29, y: 81, rotate: 19, scale: -1.02, scaleY: 1.02 }),
      openHand(FAIR, { x: 66, y: 81, rotate: -19, scale: 1.02 }),
      drop(sheet, { x: 12, y: 46, rotate: -34, scale: 0.62 }),
      drop(sheet, { x: 84, y: 46, rotate: 34, scale: 0.62 }),
      bubbleAt(9, 62, 3.6),
      bubbleAt(88, 63, 3),
    ),
  );
}

const FIST_FINGERS: readonly (readonly [line: readonly Point[], width: number])[] = [
  [
    [
      [52, 46.5],
      [77, 46.5],
    ],
    10,
  ],
  [
    [
      [52, 57.5],
      [80, 57.5],
    ],
    10,
  ],
  [
    [
      [52, 68.5],
      [77.5, 68.5],
    ],
    10,
  ],
  [
    [
      [52, 79],
      [72, 79],
    ],
    9.4,
  ],
];
const FIST_THUMB: readonly Point[] = [
  [40, 62],
  [45, 44],
  [53, 20],
];
const FIST = 'M28 46C36 45 41 42 46 40H62V84H44C37 84 32 82 28 81Z';
const FIST_CUFF: Pose = { x: 28.5, y: 63.5, rotate: 90 };

/** The thumbs-up stamp, with bubbles rising next to it. */
export function thumbsUp(): string {
  const sheet = createSheet();
  const art =
    finger(FIST_THUMB, 13.5, FAIR) +
    tag('path', { d: FIST, fill: FAIR.light, stroke: SKIN_EDGE, 'stroke-width': EDGE }) +
    FIST_FINGERS.map(([line, width]) => finger(line, width, FAIR)).join('') +
    tag('path', {
      d: 'M29.400 47.400C37 46 42 43 44 34L58 40V82.600H44C37 82.600 33 81 29.400 79.600Z',
      fill: FAIR.light,
    }) +
    tag('path', { d: 'M44 83C37 83 33 81.400 29.400 80V68C36 72 46 76 58 77V83Z', fill: FAIR.shade, opacity: 0.7 }) +
    inkLine('M56 52q5 -.6 8 0M56 63q5 -.6 8 0M56 74q4 -.6 7 0', 1.5, SKIN_EDGE) +
    inkLine('M48.600 22C50 18.600 53 17.200 55.400 18.400', 2, '#fff') +
    groupAt(FIST_CUFF, cuff(42, 17));
  const cuts: Cut[] = [
    { d: FIST },
    { d: polyline(FIST_THUMB), line: 16.1 },
    ...FIST_FINGERS.map(([line, width]): Cut => ({ d: polyline(line), line: width + EDGE })),
    { d: 'M-21 -1H21V16H-21Z', pose: FIST_CUFF },
  ];
  return foamRing(
    sheet,
    combineStickers({ art, cuts }, bubbleAt(74, 25, 7.5), bubbleAt(85, 11, 4.2), bubbleAt(68, 7, 2.8)),
  );
}
