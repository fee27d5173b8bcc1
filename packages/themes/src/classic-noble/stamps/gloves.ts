import { type Point, polar } from '../../drawing/curve.ts';
import { groupAt, roundTo2, type Sheet, svgNumbers, tag } from '../../drawing/svg.ts';
import { PAINTS } from '../paints.ts';
import { createStamp, gilding, stroke, wax } from './grounds.ts';
import { withRelief } from './relief.ts';

const SEAM = '#9a7f6a';
const DART = '#b79d83';

/** A finger of a kid glove: from its root to its tip, thinner toward the tip. */
interface Finger {
  readonly from: Point;
  readonly to: Point;
  readonly root: number;
  readonly tip: number;
}

/** The outline of a finger: a tapered capsule. */
function fingerPath({ from, to, root, tip }: Finger): string {
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const [a, b] = [polar(from, angle - 90, root / 2), polar(from, angle + 90, root / 2)];
  const [c, d] = [polar(to, angle - 90, tip / 2), polar(to, angle + 90, tip / 2)];
  return `M${svgNumbers(...a)}L${svgNumbers(...c)}A${svgNumbers(tip / 2, tip / 2)} 0 0 1 ${svgNumbers(...d)}L${svgNumbers(...b)}A${svgNumbers(root / 2, root / 2)} 0 0 1 ${svgNumbers(...a)}Z`;
}

/** A finger with its seam, and short hatching on the side away from the light. */
function finger(plan: Finger): string {
  const { from, to, root, tip } = plan;
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  let hatching = '';
  for (let i = 2; i < 9; i += 1) {
    const t = i / 9;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const half = (root + (tip - root) * t) / 2;
    hatching += `M${svgNumbers(...polar([x, y], angle + 90, half * 0.92))}L${svgNumbers(...polar([x, y], angle + 78, half * 0.28))}`;
  }
  return (
    tag('path', {
      d: fingerPath(plan),
      fill: PAINTS.ivory,
      stroke: SEAM,
      'stroke-width': 0.85,
      'stroke-linejoin': 'round',
    }) + stroke(hatching, 0.4, DART)
  );
}

/** A cuff of lace with a gilt band and a pearl, across the origin. */
function cuff(sheet: Sheet, width: number): string {
  const gilt = gilding(sheet);
  const scallops = 6;
  const lace = Array.from({ length: scallops }, (_, i) => {
    const cx = (i / (scallops - 1) - 0.5) * (width + 2);
    return (
      tag('circle', { cx, cy: 8.6, r: width / 9, fill: PAINTS.ivory, stroke: SEAM, 'stroke-width': 0.6 }) +
      tag('circle', { cx, cy: 9.2, r: width / 30, fill: DART })
    );
  });
  const half = width / 2;
  return (
    lace.join('') +
    tag('path', {
      d: `M${roundTo2(-half)} -1Q0 1 ${roundTo2(half)} -1L${roundTo2(half + 1.6)} 7Q0 9.500 ${roundTo2(-half - 1.6)} 7Z`,
      fill: gilt,
      stroke: '#6a4a1d',
      'stroke-width': 0.5,
    }) +
    tag('circle', { cx: 0, cy: 4, r: 1.7, fill: PAINTS.ivory, stroke: SEAM, 'stroke-width': 0.4 })
  );
}

/** A gloved hand with its fingers up, the wrist at the origin, the thumb to the left. */
function hand(sheet: Sheet): string {
  const fingers: readonly Finger[] = [
    { from: [7.2, -18], to: [11, -33.5], root: 6.2, tip: 5.2 },
    { from: [2.7, -19.5], to: [4.4, -40.4], root: 6.6, tip: 5.6 },
    { from: [-2.4, -20], to: [-2.8, -42.6], root: 6.8, tip: 5.8 },
    { from: [-7.2, -19], to: [-9.8, -38.4], root: 6.6, tip: 5.7 },
  ];
  const thumb: Finger = { from: [-8.4, -9.5], to: [-18.2, -22.4], root: 8, tip: 6 };
  return (
    fingers.map(finger).join('') +
    finger(thumb) +
    tag('path', {
      d: 'M-10.500 -21C-12.200 -13 -10.800 -5 -8.400 0H8.400C11 -6 12 -13 10.600 -19.500C5 -23 -5 -23.500 -10.500 -21Z',
      fill: PAINTS.ivory,
    }) +
    stroke(
      'M-10.600 -20C-10.900 -17 -11.100 -15.400 -11 -13.800M-9.400 -3.400C-9 -2 -8.600 -1 -8.400 0M8.400 0C11 -6 12 -13 10.700 -18.600',
      0.85,
      SEAM,
    ) +
    stroke('M-5.400 -18.500Q-5.200 -13 -4.400 -9M-.2 -19.500V-9M5 -18.500Q4.800 -13 4.200 -9', 0.8, DART) +
    stroke(
      'M10 -14L7.600 -15M10.200 -11.600L7.600 -12.600M10 -9.200L7.400 -10.200M9.600 -6.800L7 -7.800M9 -4.400L6.600 -5.400',
      0.45,
      DART,
    ) +
    cuff(sheet, 19)
  );
}

/** The applause stamp: two clapping hands, with three rays of sound. */
export function handclap(): string {
  return createStamp(
    sheet =>
      wax(sheet, 4, 'aubergine') +
      withRelief('figure', groupAt({ x: 61.5, y: 69.5, rotate: -23, scale: -0.9, scaleY: 0.9 }, hand(sheet))) +
      withRelief('figure', groupAt({ x: 36, y: 70.5, rotate: 20, scale: 0.92 }, hand(sheet))) +
      stroke('M48 11.600V19.400M34 14.800L37.200 21.600M62 14.800L58.800 21.600', 2.8, '#f3e0b4'),
  );
}

/** The thumbs-up stamp: a thumb raised from a closed fist, out of a lace cuff on the left. */
export function thumbsUp(): string {
  const fold = (from: Point, to: Point, root: number): Finger => ({ from, to, root, tip: root * 0.94 });
  return createStamp(sheet => {
    const fist = [
      finger(fold([48, 72.2], [57.4, 72.4], 7.6)),
      finger(fold([48, 64.6], [60.6, 64.8], 8.4)),
      finger(fold([48, 56.2], [62, 56.2], 8.8)),
      finger(fold([48, 47.6], [60.2, 47.2], 8.8)),
      tag('path', {
        d: 'M36 47.500C41 44.600 44.600 41.400 46 35.600C46.800 31 46.200 27 47.200 23.800C48.400 19.800 54.200 20.400 55 25C55.800 30 55.400 36 53.800 43.600C52.600 48 51 50 50.600 56V75.800H45C41 75.800 38 74 36 71.800Z',
        fill: PAINTS.ivory,
      }),
      stroke(
        'M36 47.500C41 44.600 44.600 41.400 46 35.600C46.800 31 46.200 27 47.200 23.800C48.400 19.800 54.200 20.400 55 25C55.800 30 55.400 36 53.800 43.400M36.600 71.600C39.400 74.800 42 75.700 49.500 75.700',
        0.95,
        SEAM,
      ),
      stroke('M50.200 22.600Q53 23.400 53.200 26.600', 0.6, DART),
      stroke('M42 56.400Q46 56 49 56.400M41.400 61Q46 60.600 49 61M42 65.600Q46 65.200 49 65.600', 0.8, DART),
      stroke(
        'M54 29L51.600 28.600M54.200 32L51.400 31.600M54 35L51 34.600M53.600 38L50.600 37.600M53 41L50 40.600',
        0.45,
        DART,
      ),
      groupAt({ x: 34.4, y: 59.6, rotate: 90, scale: 1 }, cuff(sheet, 24)),
    ].join('');
    return wax(sheet, 12, 'green') + withRelief('figure', fist);
  });
}
