import type { Point } from '../../drawing/curve.ts';
import { groupAt, roundTo2, tag } from '../../drawing/svg.ts';
import { STYLISH_INKS } from '../palette.ts';
import { penLine } from '../pen/line.ts';
import { centrePath } from '../pen/stroke.ts';
import { DISCS, stamp } from './disc.ts';

/** One marker stroke through points. */
function mark(points: readonly Point[], soft = 3): string {
  return tag('path', { d: centrePath(penLine(points, { step: 1, soft })) });
}

/** The rice shower stamp: an open hand, seen from the side, and the thrown grains. */
export function riceShower(): string {
  const hand = mark(
    [
      [2, 72],
      [18, 66],
      [30, 58],
      [33, 45],
      [41, 41],
      [45, 50],
      [43, 62],
      [56, 66],
      [74, 61],
      [90, 52],
      [97, 57],
      [92, 67],
      [74, 80],
      [52, 89],
      [28, 92],
      [4, 94],
    ],
    2,
  );
  const grains: readonly (readonly [x: number, y: number, turn: number])[] = [
    [58, 46, -68],
    [74, 39, -50],
    [60, 24, -84],
    [42, 22, -104],
    [80, 18, -56],
    [93, 34, -34],
    [50, 4, -92],
    [70, 2, -66],
  ];
  const grain = 'M-7 0C-3.800-4.200 3.400-4.400 7 0C3.400 3.800-3.800 4-7 0Z';
  const thrown = grains
    .map(([x, y, rotate]) =>
      groupAt({ x, y, rotate }, tag('path', { d: grain, fill: DISCS.warm.line, stroke: 'none' })),
    )
    .join('');
  return stamp({ disc: 'warm', width: 6.2, middleY: 48, art: hand + thrown });
}

/** A hand in one line from wrist to wrist: thumb and three fingers, so that it is recognizable at 36 px. */
const HAND =
  'M-15 42C-17 31-21 25-21 13C-30 8-39-5-35.500-10.500C-32-16-25.500-9-21-3V-25.500A7 7 0 0 1-7-25.500V-9V-32.500A7 7 0 0 1 7-32.500V-9V-26A7 7 0 0 1 21-26V9C21 24 16 31 15 42';

/** The applause stamp: two hands, one in front of the other, and their sound. */
export function handclap(): string {
  const ground = DISCS.ink.ground;
  const behind = groupAt({ x: 31, y: 60, rotate: -12, scale: -0.86, scaleY: 0.86 }, tag('path', { d: HAND }));
  const before = groupAt(
    { x: 59, y: 62, rotate: 12, scale: 0.86 },
    tag('path', { d: `${HAND}Z`, fill: ground, stroke: ground, 'stroke-width': 17, 'stroke-linecap': 'butt' }),
    tag('path', { d: HAND }),
  );
  return stamp({
    disc: 'ink',
    width: 6,
    art: `${behind}${before}${tag('path', { d: 'M45 2v11M27 5l5 9M62 5l-5 9' })}`,
  });
}

/** The thumbs-up stamp: cuff, thumb, four fingers and back in one line. */
export function thumbsUp(): string {
  const d =
    'M18 46V80M33 79V48C42 45 46 35 47 25C48 14 61 14.500 61 26C61 33 59 38 57 43H73C81.500 43 81.500 54 73 54H64M73 54C81 54 80.500 65 72 65H63M72 65C79 65 78 75.500 70 75.500H62M69 75.500C73 77 72 83 66.500 83H46C40 83 37 80 33 79';
  return stamp({ disc: 'blue', width: 6.2, art: tag('path', { d }) });
}

/** The flower stamp: five loops of a hypotrochoid, a stem, one leaf. */
export function flower(): string {
  const loops = Array.from({ length: 127 }, (_, i): Point => {
    const t = (i / 120) * 2 * Math.PI + 0.3;
    return [49 + 13.5 * Math.cos(t) + 16 * Math.cos(4 * t), 36 - 13.5 * Math.sin(t) + 16 * Math.sin(4 * t)];
  });
  const stem = mark([
    [45, 66],
    [45, 74],
    [43, 84],
    [38, 95],
  ]);
  const leaf = mark(
    [
      [42, 88],
      [50, 75],
      [64, 70],
      [77, 72],
      [70, 83],
      [56, 88],
      [42, 88],
    ],
    1,
  );
  return stamp({ disc: 'green', width: 5.8, art: mark(loops, 1) + stem + leaf });
}

/** The heart stamp: crossed tails, like a signature. */
export function heart(): string {
  const line: readonly Point[] = [
    [76, 89],
    [63, 85],
    [48, 75],
    [29, 59],
    [18, 43],
    [19, 28],
    [31, 20],
    [42, 25],
    [48, 37],
    [54, 25],
    [65, 20],
    [77, 28],
    [78, 43],
    [67, 59],
    [48, 75],
    [33, 85],
    [20, 89],
  ];
  return stamp({ disc: 'rose', width: 6.8, middleY: 54, art: mark(line) });
}

const OPEN_EYE: readonly Point[] = [
  [18, 47],
  [23, 38],
  [30, 35.5],
  [36, 38],
  [41, 47],
];
const SHUT_EYE: readonly Point[] = [
  [18, 42],
  [25, 48],
  [33, 48],
  [40, 42],
];

/** One eye continues into the nose; the other is its mirror image. */
function eyesAndNose(eye: readonly Point[]): string {
  const other = eye.map(([x, y]): Point => [96 - x, y]);
  const nose: readonly Point[] = [
    [52, 55],
    [46, 62],
    [47, 66],
    [53, 66],
  ];
  return mark(eye) + mark([...other, ...nose]);
}

const face = (disc: 'sand' | 'pink' | 'mist', art: string) => stamp({ disc, width: 6, scale: 0.9, middleY: 54, art });

/** The smile stamp: eye, nose, eye in one stroke, the mouth in the second. */
export function smile(): string {
  const mouth: readonly Point[] = [
    [22, 63],
    [28, 71],
    [38, 78],
    [48, 80],
    [58, 78],
    [68, 71],
    [74, 63],
  ];
  return face('sand', eyesAndNose(OPEN_EYE) + mark(mouth));
}

/** The blush stamp: eyes cast down, warm cheeks. */
export function blush(): string {
  const mouth: readonly Point[] = [
    [36, 73],
    [42, 78],
    [48, 79.5],
    [54, 78],
    [60, 73],
  ];
  const cheeks = tag('path', { d: 'M13 67l5-9M23 68l5-9M68 68l5-9M78 67l5-9', stroke: STYLISH_INKS.white });
  return face('pink', eyesAndNose(SHUT_EYE) + mark(mouth) + cheeks);
}

/** The tears-of-joy stamp. */
export function tears(): string {
  const mouth: readonly Point[] = [
    [34, 71],
    [40, 77],
    [48, 79],
    [56, 77],
    [62, 71],
  ];
  const drop = 'M0-11C4-5 6.500-1.500 6.500 2.500A6.500 6.500 0 0 1-6.500 2.500C-6.500-1.500-4-5 0-11Z';
  const drops = [17, 79]
    .map(x =>
      groupAt(
        { x: roundTo2(x), y: 65, scale: 1.3 },
        tag('path', { d: drop, fill: STYLISH_INKS.white, stroke: 'none' }),
      ),
    )
    .join('');
  return face('mist', eyesAndNose(OPEN_EYE) + mark(mouth) + drops);
}
