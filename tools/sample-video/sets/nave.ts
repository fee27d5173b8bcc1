import { type Point, polyline } from '@kotohogi/themes/drawing/curve';
import { between, pick, seededRandom } from '@kotohogi/themes/drawing/random';
import { groupAt, roundTo2, type Sheet, svgNumbers, tag } from '@kotohogi/themes/drawing/svg';
import { plantGarden } from '@kotohogi/themes/natural/flora/sprays';
import { shape, stroke, wash } from '../figures/wardrobe.ts';
import { type Layer, layer } from '../layer.ts';
import { V, WALL } from './nave-geometry.ts';
import { pewRow } from './pews.ts';

const WIDE: Layer['box'] = [-160, -90, 1600, 900];

/** The chapel from the door, looking at the glass gable: sheets from far to near, without the couple. */
export function nave({ guests = true }: { readonly guests?: boolean } = {}): {
  readonly far: readonly Layer[];
  readonly near: readonly Layer[];
} {
  const rows = guests ? [0, 1, 2, 3, 4, 5, 6].map(pewRow) : [];
  return {
    far: [
      layer([380, -40, 520, 520], 0.25, grove, { blur: 5 }),
      layer(WIDE, 0.55, hall),
      layer(WIDE, 0.6, floor),
      layer([400, 300, 480, 180], 0.62, altar),
    ],
    near: rows,
  };
}

/** Trees in morning light behind the glass. */
export function grove(sheet: Sheet): string {
  const random = seededRandom(5);
  const light = sheet.linear(
    [
      [0, '#fff8e4'],
      [0.6, '#f4f0cf'],
      [1, '#dfe5bd'],
    ],
    { x1: 0, y1: 0, x2: 0, y2: 1 },
  );
  let trees = '';
  for (let i = 0; i < 190; i += 1) {
    const [x, y, size] = [380 + random() * 520, 60 + random() * 400, between(random, 10, 40)];
    const fill = pick(random, [
      '#8fa968',
      '#a9bf78',
      '#cfc672',
      '#dfc06c',
      '#93ad70',
      '#c2d093',
      '#f0e0a2',
      '#779360',
      '#e3b877',
    ]);
    trees += tag('ellipse', { cx: x, cy: y, rx: size, ry: size * 0.8, fill, opacity: between(random, 0.2, 0.6) });
  }
  let bokeh = '';
  for (let i = 0; i < 44; i += 1) {
    bokeh += tag('circle', {
      cx: 400 + random() * 480,
      cy: 30 + random() * 320,
      r: between(random, 4, 15),
      fill: '#fffbe8',
      opacity: between(random, 0.14, 0.5),
    });
  }
  return tag('rect', { x: 380, y: -40, width: 520, height: 520, fill: light }) + trees + bokeh;
}

function at(dx: number, dy: number, q = 1): Point {
  return [V[0] + dx * q, V[1] + dy * q];
}

/** Roof, walls, ribs and the frame of the glass. */
function hall(sheet: Sheet): string {
  const roof = wash(sheet, [0, '#4c3727'], [0.6, '#86664a'], [1, '#a88460']);
  const side = (mirror: 1 | -1) =>
    sheet.linear(
      [
        [0, '#3d2b1e'],
        [0.65, '#7a5b40'],
        [1, '#b08d66'],
      ],
      mirror === 1 ? { x1: 0, x2: 1 } : { x1: 1, x2: 0 },
    );
  const Q = 4.4;
  const opening = polyline(
    [
      at(-WALL.half, WALL.floor),
      at(-WALL.half, WALL.eaves),
      at(0, WALL.apex),
      at(WALL.half, WALL.eaves),
      at(WALL.half, WALL.floor),
    ],
    true,
  );
  const left = polyline(
    [
      at(-WALL.half, WALL.floor),
      at(-WALL.half, WALL.eaves),
      at(-WALL.half, WALL.eaves, Q),
      at(-WALL.half, WALL.floor, Q),
    ],
    true,
  );
  const right = polyline(
    [at(WALL.half, WALL.floor), at(WALL.half, WALL.eaves), at(WALL.half, WALL.eaves, Q), at(WALL.half, WALL.floor, Q)],
    true,
  );
  const slopes = polyline(
    [
      at(-WALL.half, WALL.eaves),
      at(0, WALL.apex),
      at(WALL.half, WALL.eaves),
      at(WALL.half, WALL.eaves, Q),
      at(0, WALL.apex, Q),
      at(-WALL.half, WALL.eaves, Q),
    ],
    true,
  );
  return (
    tag('path', { d: slopes, fill: roof }) +
    tag('path', { d: left, fill: side(1) }) +
    tag('path', { d: right, fill: side(-1) }) +
    planks() +
    glazing(opening) +
    [3.3, 2.2, 1.5, 1.06].map((q, i) => rib(sheet, q, i)).join('')
  );
}

/** Boards of walls and roof, running to the vanishing point. */
function planks(): string {
  let d = '';
  for (let i = 0; i <= 9; i += 1) {
    const y = WALL.eaves + ((WALL.floor - WALL.eaves) * i) / 9;
    for (const side of [-1, 1])
      d += `M${svgNumbers(...at(side * WALL.half, y))}L${svgNumbers(...at(side * WALL.half, y, 4.4))}`;
  }
  for (let i = 1; i <= 9; i += 1) {
    const share = i / 9;
    for (const side of [-1, 1]) {
      const point = (q: number) => at(side * WALL.half * share, WALL.apex + (WALL.eaves - WALL.apex) * share, q);
      d += `M${svgNumbers(...point(1))}L${svgNumbers(...point(4.4))}`;
    }
  }
  return stroke(d, '#33241a', 1.3, 0.32);
}

/** The glass: thin bars that meet above the middle. */
function glazing(opening: string): string {
  const bars = [-160, -107, -54, 0, 54, 107, 160]
    .map(dx => `M${svgNumbers(...at(dx, WALL.apex + Math.abs(dx) * 0.93))}V${roundTo2(V[1] + WALL.floor)}`)
    .join('');
  const rails = [-180, -92, -4, 70].map(dy => {
    const half = dy < WALL.eaves ? (WALL.half * (dy - WALL.apex)) / (WALL.eaves - WALL.apex) : WALL.half;
    return `M${svgNumbers(...at(-half, dy))}H${roundTo2(V[0] + half)}`;
  });
  return (
    stroke(bars + rails.join(''), '#6b5138', 3.2, 0.9) +
    stroke(bars + rails.join(''), '#f6e3ba', 0.9, 0.5) +
    tag('path', { d: opening, fill: 'none', stroke: '#5d4530', 'stroke-width': 7 })
  );
}

function rib(sheet: Sheet, q: number, i: number): string {
  const d = polyline([
    at(-WALL.half, WALL.floor, q),
    at(-WALL.half, WALL.eaves, q),
    at(0, WALL.apex, q),
    at(WALL.half, WALL.eaves, q),
    at(WALL.half, WALL.floor, q),
  ]);
  const wood = ['#4a3525', '#5f4631', '#77593e', '#8d6d4d'][i] ?? '#77593e';
  const width = 9 * q + 3;
  const tie = `M${svgNumbers(...at(-WALL.half * 0.52, WALL.eaves - 96, q))}H${roundTo2(V[0] + WALL.half * 0.52 * q)}`;
  const glow = sheet.linear([
    [0, '#ffe9bd', 0],
    [0.5, '#ffe9bd', 0.55],
    [1, '#ffe9bd', 0],
  ]);
  return (
    tag('path', { d: tie, stroke: wood, 'stroke-width': width * 0.6 }) +
    tag('path', { d, fill: 'none', stroke: wood, 'stroke-width': width, 'stroke-linejoin': 'round' }) +
    tag('path', {
      d,
      fill: 'none',
      stroke: glow,
      'stroke-width': Math.max(1.2, q),
      transform: `translate(0 ${roundTo2(width * 0.42)})`,
    })
  );
}

function floor(sheet: Sheet): string {
  const stone = wash(sheet, [0, '#e2c79c'], [0.3, '#b08d66'], [1, '#5b432f']);
  const cloth = wash(sheet, [0, '#fffaf0'], [0.5, '#f6ecdc'], [1, '#d9c9b4']);
  const ground = polyline(
    [
      at(-WALL.half, WALL.floor),
      at(WALL.half, WALL.floor),
      at(WALL.half, WALL.floor, 5),
      at(-WALL.half, WALL.floor, 5),
    ],
    true,
  );
  const runner = polyline(
    [at(-42, WALL.floor), at(42, WALL.floor), at(42, WALL.floor, 5), at(-42, WALL.floor, 5)],
    true,
  );
  const pool = sheet.radial([
    [0, '#fff4d2', 0.85],
    [1, '#fff4d2', 0],
  ]);
  return (
    tag('path', { d: ground, fill: stone }) +
    tag('path', { d: runner, fill: cloth }) +
    tag('ellipse', { cx: V[0], cy: V[1] + WALL.floor + 26, rx: 250, ry: 66, fill: pool })
  );
}

function altar(sheet: Sheet): string {
  const garden = plantGarden(sheet, 8);
  const cloth = wash(sheet, [0, '#fffdf7'], [1, '#e6d9c3']);
  const y = V[1] + WALL.floor;
  const bunch = (x: number, mirror: number) =>
    groupAt(
      { x, y: y - 66, scale: 0.62 * mirror, scaleY: 0.62 },
      shape('M-8 10L-11 92H11L8 10Z', '#d8cbb1', '#bba987', 1),
      ...[-70, -20, 30, 120, 160, 205].map(a => garden.dollar.leaf({ x: 0, y: 0, rotate: a, length: 46 })),
      ...[-110, -60, -90, 10, 190].map(a => garden.sage.leaf({ x: 0, y: 0, rotate: a, length: 58 })),
      garden.cream.at(-20, 4, 21, 170),
      garden.blush.at(22, 2, 20, 0),
      garden.anemone.at(0, -14, 24),
      garden.blush.at(2, 16, 18, 90),
    );
  return (
    shape(`M585 ${y - 40}H695V${y + 4}H585Z`, cloth, '#cdbd9f', 1) +
    shape(`M580 ${y - 46}H700V${y - 37}H580Z`, '#fffdf7', '#cdbd9f', 1) +
    stroke(`M585 ${y - 6}H695`, '#cdbf9c', 2) +
    [602, 614, 666, 678].map(x => shape(`M${x} ${y - 68}h6v22h-6Z`, '#fffaf0', '#d8caac', 0.8)).join('') +
    bunch(508, 1) +
    bunch(772, -1)
  );
}
