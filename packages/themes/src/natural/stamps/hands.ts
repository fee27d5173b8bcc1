import { createSheet, groupAt, type Sheet, tag } from '../../drawing/svg.ts';
import { leafSprig, petal } from './decorations.ts';
import { type Cut, dieCut } from './die-cut.ts';

/** A finger: from x, y to x, y, and its thickness. */
type Finger = readonly [number, number, number, number, number];

interface Hand {
  readonly fingers: readonly Finger[];
  readonly palm: string;
  /** Soft creases between fingers. */
  readonly creases: string;
}

const SKIN = '#fbe2cf';
const SKIN_DEEP = '#f3c6aa';
const RIM = '#c98a6e';

const CLAP: Hand = {
  fingers: [
    [-8, -25, -11.5, -46, 8],
    [-0.5, -26, -1, -51, 8.2],
    [6.5, -26, 9, -48, 8],
    [12, -22, 17.5, -39, 7],
    [-9.5, -10, -19, -23, 8],
  ],
  palm: 'M-12 -27C-6 -31 10 -31 15.500 -25C16.500 -16 15 -6 11 3H-9C-13 -4 -14 -16 -12 -27Z',
  creases: 'M-4.500 -27L-5.800 -37M3 -27.500L4 -38M9.700 -25.500L12 -34M-11 -9C-8 -12 -6.500 -16 -6.600 -20',
};

const THUMB: Hand = {
  fingers: [
    [50, 50, 73, 50, 11.4],
    [52, 61, 76, 61, 11.4],
    [50, 72, 74, 72, 11.2],
    [48, 82.5, 69, 82.5, 10.4],
    [46, 48, 53, 21, 12.6],
  ],
  palm: 'M33 50C40 46 44 40 47 34L58 38C56 44 55 46 58 47V87H46C40 87 36 85 33 82Z',
  creases: 'M54 55.500H72M55 66.500H74M53 77.500H70M50 46.500C54 45.500 58 45 61 45.600',
};

/** The applause stamp: two clapping hands with flying petals. */
export function handclap(): string {
  const sheet = createSheet();
  const left = { x: 34, y: 80, rotate: 21, scale: 0.9 };
  const right = { x: 62, y: 80, rotate: -21, scale: -0.9, scaleY: 0.9 };
  const spray = [
    petal(sheet, { x: 48, y: 11, rotate: -90 }),
    petal(sheet, { x: 26, y: 17, rotate: -128 }),
    petal(sheet, { x: 70, y: 17, rotate: -52 }),
  ];
  const art =
    leafSprig({ x: 18, y: 62, rotate: -150, scale: 0.9 }) +
    leafSprig({ x: 78, y: 62, rotate: -30, scale: 0.9 }) +
    spray.map(p => p.art).join('') +
    groupAt(left, paintHand(sheet, CLAP, SKIN_DEEP), cuff('#8fa98a')) +
    groupAt(right, paintHand(sheet, CLAP, SKIN), cuff('#a6bb96'));
  const cuts = [
    ...cutsOf(CLAP, left),
    ...cutsOf(CLAP, right),
    ...[left, right].map(pose => ({ d: CUFF, pose })),
    ...spray.map(p => p.cut),
  ];
  return dieCut(sheet, { art, cuts: [...cuts, { d: 'M18 62l-12 -7', line: 7 }, { d: 'M78 62l12 -7', line: 7 }] });
}

/** The thumbs-up stamp. */
export function thumbsUp(): string {
  const sheet = createSheet();
  const sleeve = 'M15 45C21 43 28 43 34 45V87C28 89 21 89 15 87Z';
  const lace =
    'M31 44c4 0 5 3 3.500 5.500c2.500 2 2.500 5 0 7c2.500 2 2.500 5 0 7c2.500 2 2.500 5 0 7c2.500 2 2.500 5 0 7c2.500 2.500 2 6 0 7c1 2 -1 3.500 -3.500 3.500Z';
  const art =
    leafSprig({ x: 66, y: 26, rotate: -38 }) +
    petal(sheet, { x: 36, y: 22, rotate: -112 }).art +
    paintHand(sheet, THUMB, SKIN) +
    tag('path', { d: sleeve, fill: '#8fa98a', stroke: '#6f8b72', 'stroke-width': 1.2 }) +
    tag('path', {
      d: 'M20.500 46.500V85.500M26.500 46V86',
      fill: 'none',
      stroke: '#c3d1b6',
      'stroke-width': 1.3,
      'stroke-linecap': 'round',
    }) +
    tag('path', { d: lace, fill: '#fffdf6', stroke: '#cfc4a6', 'stroke-width': 0.9 });
  const cuts: Cut[] = [
    ...cutsOf(THUMB),
    { d: sleeve },
    { d: 'M66 26l15 -12', line: 9 },
    petal(sheet, { x: 36, y: 22, rotate: -112 }).cut,
  ];
  return dieCut(sheet, { art, cuts });
}

const CUFF = 'M-13 -1C-6 -4 7 -4 14 -1L15 10C7 13 -7 13 -14.500 10Z';

function cuff(colour: string): string {
  return (
    tag('path', { d: CUFF, fill: colour, stroke: '#6f8b72', 'stroke-width': 1.2 }) +
    tag('path', {
      d: 'M-13.500 -2c2.500 -4 6 -4 7 -.800c2 -3.600 5.600 -3.600 7 0c2 -3.600 5.600 -3.600 7 0c2 -3.200 6 -2.600 6.500 1C6 0 -6 0 -13.500 -2Z',
      fill: '#fffdf6',
      stroke: '#cfc4a6',
      'stroke-width': 0.8,
    })
  );
}

/** Rim first, then flesh: drawn in two passes, fingers and palm merge without inner outlines. */
function paintHand(sheet: Sheet, hand: Hand, flesh: string): string {
  const pass = (colour: string, grow: number) =>
    hand.fingers
      .map(([x1, y1, x2, y2, w]) =>
        tag('path', {
          d: `M${x1} ${y1}L${x2} ${y2}`,
          stroke: colour,
          'stroke-width': w + grow,
          'stroke-linecap': 'round',
        }),
      )
      .join('') +
    tag('path', { d: hand.palm, fill: colour, stroke: colour, 'stroke-width': grow, 'stroke-linejoin': 'round' });
  const glow = sheet.linear(
    [
      [0, '#fff6ec', 0.9],
      [1, '#fff6ec', 0],
    ],
    { x1: 0, y1: 0, x2: 0.7, y2: 1 },
  );
  return (
    pass(RIM, 2.6) +
    pass(flesh, 0) +
    tag('path', { d: hand.palm, fill: glow, opacity: 0.55 }) +
    tag('path', {
      d: hand.creases,
      fill: 'none',
      stroke: RIM,
      'stroke-width': 1.5,
      'stroke-opacity': 0.75,
      'stroke-linecap': 'round',
    })
  );
}

function cutsOf(hand: Hand, pose?: Cut['pose']): Cut[] {
  const at = pose === undefined ? {} : { pose };
  return [
    ...hand.fingers.map(([x1, y1, x2, y2, w]) => ({ d: `M${x1} ${y1}L${x2} ${y2}`, line: w + 1.6, ...at })),
    { d: hand.palm, ...at },
  ];
}
