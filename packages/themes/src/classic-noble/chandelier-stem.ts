import type { Point } from '../drawing/curve.ts';
import { svgNumbers, tag } from '../drawing/svg.ts';
import { closedShape, lerp } from './engraving/geometry.ts';
import { PAINTS } from './paints.ts';

/** The turned stem's half profile: radius at each height. */
const PROFILE: readonly Point[] = [
  [0, -2],
  [1, 0],
  [1, 22],
  [5, 25],
  [6.4, 28.6],
  [3, 32],
  [2, 38],
  [4.6, 44],
  [6.2, 52],
  [3.6, 60],
  [2.2, 64],
  [5, 68],
  [6.8, 73],
  [3.8, 80],
  [2.6, 88],
  [3.6, 94],
  [6.6, 101],
  [8.6, 110],
  [8, 119],
  [4.4, 127],
  [3, 131],
  [6, 135],
  [7, 140],
  [4.6, 145],
  [1.4, 148],
  [1, 152],
  [2.8, 155],
  [3, 158],
  [0, 163],
];

function stemRadius(y: number): number {
  const i = Math.max(
    1,
    PROFILE.findIndex(([, height]) => height >= y),
  );
  const [a, b] = [PROFILE[i - 1] ?? [0, 0], PROFILE[i] ?? [0, 0]];
  return lerp(a[0], b[0], (y - a[1]) / (b[1] - a[1] || 1));
}

/** The turned stem with its mouldings. */
export function stem(fill: string): string {
  let mouldings = '';
  for (const y of [24, 28.6, 32, 44, 64, 73, 80, 95, 121, 127, 140, 147]) {
    const r = stemRadius(y);
    mouldings += `M${svgNumbers(-r, y)}Q0 ${svgNumbers(y + r * 0.42, r, y)}`;
  }
  let hatching = '';
  for (let y = 25; y < 148; y += 1.15) {
    const r = stemRadius(y);
    if (r > 3) hatching += `M${svgNumbers(r * 0.96, y)}Q${svgNumbers(r * 0.7, y + r * 0.2, r * 0.34, y + r * 0.26)}`;
  }
  const line = { fill: 'none', 'stroke-linecap': 'round' };
  return (
    tag('path', {
      d: closedShape([PROFILE, PROFILE.map(([x, y]): Point => [-x, y]).toReversed()]),
      fill,
      stroke: PAINTS.deep,
      'stroke-width': 0.5,
    }) +
    tag('path', { ...line, d: hatching, stroke: '#5d3f17', 'stroke-width': 0.3, opacity: 0.6 }) +
    tag('path', { ...line, d: mouldings, stroke: '#5d3f17', 'stroke-width': 0.6, opacity: 0.85 }) +
    tag('path', {
      ...line,
      d: mouldings,
      transform: 'translate(0 .7)',
      stroke: '#fff3d2',
      'stroke-width': 0.35,
      opacity: 0.7,
    })
  );
}
