import { type Point, radians } from '../../drawing/curve.ts';
import { seededRandom } from '../../drawing/random.ts';
import { groupAt, roundTo2, type Sheet, tag } from '../../drawing/svg.ts';
import { createBurin } from '../engraving/burin.ts';
import { closedShape, measureAlong } from '../engraving/geometry.ts';
import { coronet } from '../ornament.ts';
import { cameo, createStamp, gilding, MIDDLE, stroke, withMirrorImage } from './grounds.ts';
import { withRelief } from './relief.ts';

/** Grains thrown in a fan: the right half, mirrored, and those on the axis. */
function grains(): string {
  const random = seededRandom(9);
  const rows: readonly (readonly [reach: number, angles: readonly number[]])[] = [
    [16, [0]],
    [27, [25, 66]],
    [36, [0, 43]],
    [47, [20]],
  ];
  let drawn = '';
  rows.forEach(([reach, angles], row) => {
    angles.forEach((angle, i) => {
      const a = radians(angle - 90);
      const [x, y] = [MIDDLE + Math.cos(a) * reach, 69 + Math.sin(a) * reach * 1.02];
      const fill = (row + i) % 3 === 1 ? '#f2c6c3' : '#fffaf0';
      const grain = (cx: number, turn: number) =>
        tag('ellipse', {
          transform: `translate(${roundTo2(cx)} ${roundTo2(y)})rotate(${roundTo2(turn)})`,
          rx: 5.9,
          ry: 3.4,
          fill,
        });
      const turn = angle - 90 + (random() - 0.5) * 34;
      drawn += angle === 0 ? grain(x, -90) : grain(x, turn) + grain(96 - x, 180 - turn);
    });
  });
  return drawn;
}

/** Rice and petals over a fluted tazza. */
export function riceShower(): string {
  const bowl =
    'M29 64.600C33 63 63 63 67 64.600C66 72 59 76.400 51.400 76.600C51 78.600 53.600 80.200 57.600 81.400H38.400C42.400 80.200 45 78.600 44.600 76.600C37 76.400 30 72 29 64.600Z';
  return createStamp(
    sheet =>
      cameo(sheet, 'green') +
      withRelief('figure', grains()) +
      withRelief('figure', tag('path', { d: bowl, fill: gilding(sheet) })) +
      withMirrorImage(stroke('M34 66.400Q36.400 73.400 43.600 76M39.600 66Q41 72.600 45.600 76', 0.7, '#6a4a1d')) +
      stroke('M48 65.800V76', 0.7, '#6a4a1d') +
      stroke('M29.600 65Q48 63 66.400 65', 1.1, '#f6e8c6'),
  );
}

/** One petal of the rose, at an angle and a distance from its center. */
function rosePetal(fill: string, angle: number, [out, width, height]: readonly [number, number, number]): string {
  const [w, h] = [width, height];
  return tag('path', {
    transform: `translate(48 48)rotate(${roundTo2(angle)})translate(0 ${-out})`,
    d: `M${roundTo2(-w * 0.5)} ${roundTo2(h * 0.5)}C${roundTo2(-w * 1.05)} ${roundTo2(-h * 0.1)} ${roundTo2(-w * 0.7)} ${roundTo2(-h * 0.72)} 0 ${roundTo2(-h * 0.62)}C${roundTo2(w * 0.7)} ${roundTo2(-h * 0.72)} ${roundTo2(w * 1.05)} ${roundTo2(-h * 0.1)} ${roundTo2(w * 0.5)} ${roundTo2(h * 0.5)}Q0 ${roundTo2(h * 0.8)} ${roundTo2(-w * 0.5)} ${roundTo2(h * 0.5)}Z`,
    fill,
    stroke: '#a8636f',
    'stroke-width': 0.5,
  });
}

/** A rose with eight acanthus leaves on a cameo. */
export function flower(): string {
  return createStamp(sheet => {
    const fill = sheet.radial(
      [
        [0, '#b9707c'],
        [0.5, '#e5b4b2'],
        [1, '#fdeee6'],
      ],
      { cx: 0.5, cy: 0.9, r: 1 },
    );
    const rings: readonly (readonly [count: number, turn: number, size: readonly [number, number, number]])[] = [
      [5, 0, [13.6, 12.5, 15]],
      [5, 36, [10.4, 10.6, 12.6]],
      [5, 8, [7.2, 8.4, 10]],
      [4, 40, [4.4, 6.2, 7.6]],
      [3, 10, [2, 4.2, 5.2]],
    ];
    const rose = rings.map(([count, turn, size]) =>
      withRelief('fine', ...Array.from({ length: count }, (_, i) => rosePetal(fill, turn + (i * 360) / count, size))),
    );
    const leaves = createBurin();
    [-45, 45, 135, 225, 0, 90, 180, 270].forEach((angle, i) => {
      const a = radians(angle - 90);
      const [reach, width] = i < 4 ? [33, 8.4] : [30, 6.4];
      const spine = [0.45, 0.6, 0.75, 0.9, 1].map(
        (t): Point => [MIDDLE + Math.cos(a) * reach * t, MIDDLE + Math.sin(a) * reach * t],
      );
      leaves.leaf(spine, { width, lobes: 3 });
    });
    const green = { foil: '#8ba583', ground: '#33472f', gap: 0.5, shade: '#2f4a33', shadeOpacity: 0.4, veinWidth: 0.6 };
    return cameo(sheet, 'aubergine') + withRelief('fine', leaves.print(green)) + rose.join('');
  });
}

/** Points of a heart poured in wax; `scale` 2.7 fills the field. */
function heartPoints(scale: number): readonly Point[] {
  return Array.from({ length: 48 }, (_, i): Point => {
    const a = (i / 48) * 2 * Math.PI;
    const swell = scale * (1 + 0.012 * Math.sin(a * 5 + 1) + 0.012 * Math.sin(a * 3));
    const up = 13 * Math.cos(a) - 5 * Math.cos(2 * a) - 2 * Math.cos(3 * a) - Math.cos(4 * a);
    return [MIDDLE + 16 * Math.sin(a) ** 3 * swell, 45 - up * swell];
  });
}

/** The outline of the heart: smooth but for its cleft and its tip. */
export function heartPath(scale: number): string {
  const points = heartPoints(scale);
  return closedShape([points.slice(0, 25), [...points.slice(24), ...points.slice(0, 1)]]);
}

/** A heart of red wax below a coronet. */
export function heart(): string {
  return createStamp((sheet: Sheet) => {
    const red = sheet.radial(
      [
        [0, '#c4506a'],
        [0.5, '#952945'],
        [1, '#611530'],
      ],
      { cx: 0.34, cy: 0.26, r: 0.95 },
    );
    const gilt = gilding(sheet);
    const inner = heartPoints(2.02);
    const along = measureAlong([...inner, ...inner.slice(0, 1)]);
    const beads = Array.from({ length: 34 }, (_, i) => {
      const [cx, cy] = along.point((i + 0.5) / 34, 0);
      return tag('circle', { cx, cy, r: 1.1 });
    });
    const crown = sheet.linear(
      [
        [0, '#f6e8c6'],
        [0.5, '#d6b878'],
        [1, '#b48d48'],
      ],
      { gradientUnits: 'userSpaceOnUse', x1: -24, y1: -24, x2: 24, y2: 12 },
    );
    return (
      tag('path', { d: heartPath(2.78), fill: gilt, stroke: gilt, 'stroke-width': 1.4 }) +
      withRelief('wax', tag('path', { d: heartPath(2.72), fill: red })) +
      withRelief('fine', tag('g', { fill: gilt }, ...beads)) +
      groupAt({ x: MIDDLE, y: 53, scale: 0.78 }, coronet(sheet, { foil: crown, ground: '#7d2039' }))
    );
  });
}
