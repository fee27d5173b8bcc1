import { type Point, smoothPath } from '../drawing/curve.ts';
import { createSheet, document, groupAt, tag } from '../drawing/svg.ts';
import { awajiCord, KNOT_BOX, knotPath, parallel } from './awaji.ts';

const INK = '#3b6150';

/** The paths of the logo: two cords from 24 px upwards, one cord below that. */
export const KNOT_PATHS = {
  knot: { d: knotPath(), width: 1.3 },
  small: { d: knotPath([0]), width: 2.2 },
} as const;

/** The logo in its own color, 48 × 32. */
export function knotMark(size: keyof typeof KNOT_PATHS): string {
  const { d, width } = KNOT_PATHS[size];
  return document(
    [0, 0, KNOT_BOX.width, KNOT_BOX.height],
    createSheet(),
    tag('path', { d, fill: 'none', stroke: INK, 'stroke-width': width }),
  );
}

/** The site's favicon, 64 × 64: the knot as one broad cord on the product's green. */
export function favicon(): string {
  const sheet = createSheet();
  const mark = tag('path', { d: knotPath([0]), fill: 'none', stroke: '#fffdf6', 'stroke-width': 2.5 });
  return document(
    [0, 0, 64, 64],
    sheet,
    tag('rect', { width: 64, height: 64, rx: 15, fill: INK }),
    groupAt({ x: 2.8, y: 12.4, scale: 1.22 }, mark),
  );
}

/** The picture of an error page in staff areas, 360 × 200: the cord is untied. It uses no pattern's color. */
export function looseCord(): string {
  const sheet = createSheet();
  const left: Point[] = [
    [18, 128],
    [58, 126],
    [98, 112],
    [126, 80],
    [160, 58],
    [186, 74],
    [180, 108],
    [150, 126],
    [132, 106],
    [150, 84],
    [182, 86],
  ];
  const right: Point[] = [
    [342, 118],
    [304, 122],
    [270, 112],
    [248, 92],
    [252, 68],
    [276, 60],
    [290, 78],
    [274, 102],
    [236, 116],
    [212, 108],
  ];
  const cords = [-3, 0, 3];
  const draw = (points: readonly Point[], colours: readonly string[]) =>
    cords
      .map((distance, i) =>
        tag('path', {
          d: smoothPath(parallel(points, distance)),
          fill: 'none',
          stroke: colours[i],
          'stroke-width': 2.4,
          'stroke-linecap': 'round',
        }),
      )
      .join('');
  return document(
    [0, 0, 360, 200],
    sheet,
    tag('ellipse', { cx: 180, cy: 150, rx: 150, ry: 7, fill: '#6b6f6a', opacity: 0.1 }),
    draw(left, ['#8b9088', '#b4b8b0', '#8b9088']),
    draw(right, ['#b6a583', '#d8cba9', '#b6a583']),
  );
}

/** The knot in gold cord for bitmaps (mail header, previews): 96 × 64. */
export function goldKnot(): string {
  const stretches = awajiCord({ width: 33, height: 25, end: [45, 28] });
  const cords = [
    [-2.3, '#b08d4f'],
    [0, '#d8bd82'],
    [2.3, '#b08d4f'],
  ] as const;
  const draw = (over: boolean) =>
    stretches
      .filter(stretch => stretch.over === over)
      .map(({ points }) => {
        const paper = over
          ? tag('path', { d: smoothPath(points), fill: 'none', stroke: '#fbf8f0', 'stroke-width': 8.4 })
          : '';
        return (
          paper +
          cords
            .map(([distance, stroke]) =>
              tag('path', { d: smoothPath(parallel(points, distance)), fill: 'none', stroke, 'stroke-width': 1.7 }),
            )
            .join('')
        );
      })
      .join('');
  return groupAt({ x: 48, y: 29 }, draw(false), draw(true));
}
