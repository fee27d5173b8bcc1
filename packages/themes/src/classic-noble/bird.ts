import { createSheet, document, groupAt, roundTo2, type Sheet, tag } from '../drawing/svg.ts';
import { BIRD_BOX } from './settings.ts';

/** The dove with a sprig of olive, 64 × 52, looking to the left; its feet are at 32, 47. */
export function bird(): string {
  const sheet = createSheet();
  return document(
    [0, 0, BIRD_BOX.width, BIRD_BOX.height],
    sheet,
    groupAt({ x: 33, y: 43.8, scale: 0.88 }, drawDove(sheet)),
  );
}

/** One feather: root, heading, length, width. */
function feather(root: readonly [number, number], heading: number, [l, w]: readonly [number, number]): string {
  return tag('path', {
    transform: `translate(${roundTo2(root[0])} ${roundTo2(root[1])})rotate(${roundTo2(heading)})`,
    d: `M0 ${roundTo2(-w * 0.5)}C${roundTo2(l * 0.4)} ${roundTo2(-w * 0.8)} ${roundTo2(l * 0.85)} ${roundTo2(-w * 0.55)} ${roundTo2(l)} ${roundTo2(w * 0.2)}C${roundTo2(l * 0.8)} ${roundTo2(w * 0.75)} ${roundTo2(l * 0.3)} ${roundTo2(w * 0.7)} 0 ${roundTo2(w * 0.5)}Z`,
  });
}

/** Flight feathers fanned toward the tail, and two rows of coverts over them. */
function wing(): string {
  let drawn = '';
  for (let i = 0; i < 6; i += 1) drawn += feather([-3 + i * 0.5, -13.4 - i], 27 - i * 3.4, [27 - i * 1.9, 4.2]);
  for (let i = 0; i < 5; i += 1) drawn += feather([-5.6 + i * 1.2, -14.6 - i * 1.05], 34 - i * 5, [13.6 - i * 0.8, 4]);
  for (let i = 0; i < 4; i += 1) drawn += feather([-8 + i * 1.4, -16.2 - i * 0.9], 44 - i * 7, [8.4, 3.8]);
  return drawn;
}

function sprig(): string {
  const leaves: readonly (readonly [along: number, turn: number])[] = [
    [3, -38],
    [3, 38],
    [7, -36],
    [7, 36],
    [12.4, 0],
  ];
  const blades = leaves.map(([along, turn]) =>
    tag('path', {
      transform: `translate(${along} .3)rotate(${turn})`,
      d: 'M0 0C2 -2.400 4.600 -2.200 6.600 0C4.600 1.800 2 2 0 0Z',
      fill: '#8fa584',
      stroke: '#39543f',
      'stroke-width': 0.4,
    }),
  );
  const stem = tag('path', { d: 'M-3 0Q4 1 13 0', fill: 'none', stroke: '#39543f', 'stroke-width': 0.8 });
  return groupAt({ x: -22.6, y: -25, rotate: 118 }, stem, ...blades);
}

/** The engraving strokes on breast and quills, visible on a large dove only. */
function barbs(): string {
  let d = '';
  for (let i = 0; i < 15; i += 1) {
    const [x, y] = [-16.2 + i * 1.15, -11.6 + Math.sqrt(i) * 2.35];
    d += `M${roundTo2(x)} ${roundTo2(y)}q${roundTo2(0.7 + i * 0.04)} ${roundTo2(-1.1)} ${roundTo2(1.9 + i * 0.05)} ${roundTo2(-1.9)}`;
  }
  for (let i = 0; i < 6; i += 1) {
    const [x, y, turn] = [-3 + i * 0.5, -13.4 - i, ((27 - i * 3.4) * Math.PI) / 180];
    const length = 25 - i * 1.9;
    d += `M${roundTo2(x + Math.cos(turn) * 9)} ${roundTo2(y + Math.sin(turn) * 9)}L${roundTo2(x + Math.cos(turn) * length)} ${roundTo2(y + Math.sin(turn) * length)}`;
  }
  return tag('path', { d, fill: 'none', stroke: '#a8948a', 'stroke-width': 0.16, 'stroke-linecap': 'round' });
}

interface DoveLook {
  /** Line width, relative to the small dove: a large dove is engraved just as finely. */
  readonly line?: number;
  readonly hasSprig?: boolean;
}

/** Draws the dove; its feet are on the line y = 3.6 below the origin. */
export function drawDove(sheet: Sheet, { line: fine = 1, hasSprig = true }: DoveLook = {}): string {
  const body = sheet.linear(
    [
      [0, '#fffefa'],
      [0.6, '#f7efe3'],
      [1, '#d9cbc6'],
    ],
    { x1: 0, y1: 0, x2: 0.35, y2: 1 },
  );
  const tail = Array.from({ length: 5 }, (_, i) =>
    feather([11, -9.5 + i * 0.5], 8 + i * 6.4, [24 - Math.abs(i - 1.5) * 1.6, 4.4]),
  );
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  return [
    tag(
      'g',
      { stroke: '#7f6a5c', 'stroke-width': 0.6 * fine, 'stroke-linejoin': 'round' },
      tag('g', { fill: '#efe6dc' }, ...tail),
      tag('path', {
        ...line,
        d: 'M-3 -2.600L-4 3M2 -2.400L1.600 3M-6.400 3.400L-4 2.600L-2.200 3.600M-.8 3.400L1.600 2.600L3.600 3.600',
        stroke: '#a5616b',
        'stroke-width': 1.1 * Math.sqrt(fine),
      }),
      tag('path', {
        d: 'M-19 -27.400C-18.600 -32.400 -14.400 -34.600 -10.800 -33.400C-7 -32 -5.800 -28.600 -3.400 -26C2.600 -22.600 10.400 -17 15.600 -10.400C14.400 -6 8.600 -2.400 2 -1.800C-8.600 -1 -16 -7 -16.800 -14.400C-17.200 -18.200 -15 -20.600 -15.600 -23.400Z',
        fill: body,
        'stroke-width': 0.75 * fine,
      }),
      tag('g', { fill: '#fdf8f0' }, wing()),
    ),
    tag('path', {
      d: 'M-19 -27.600L-23.400 -25.600L-17.600 -24.400Z',
      fill: '#c98f97',
      stroke: '#7f4a52',
      'stroke-width': 0.4,
    }),
    tag('circle', { cx: -14.4, cy: -28.6, r: 1.15, fill: '#43252f' }),
    tag('circle', { cx: -14.7, cy: -29, r: 0.35, fill: '#fff' }),
    tag('path', {
      ...line,
      d: 'M-14.800 -12C-13 -7.400 -9 -4.600 -4 -4M-13.400 -14.400C-12 -10 -9 -7.600 -5.400 -7M-12.600 -8.400C-10.600 -5.600 -7.600 -3.600 -4 -3M-12.800 -21C-11 -19.600 -9 -19.400 -7 -20M-12.800 -23.400C-11 -22 -9 -21.800 -6.800 -22.600',
      stroke: '#9b867b',
      'stroke-width': 0.4 * Math.sqrt(fine),
    }),
    fine < 1 ? barbs() : '',
    hasSprig ? sprig() : '',
  ].join('');
}
