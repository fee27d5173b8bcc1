import { cubic, type Point, polyline, smoothPath } from '../drawing/curve.ts';
import { roundTo2, type Sheet, svgNumbers, tag } from '../drawing/svg.ts';
import { lerp } from './noise.ts';
import { along, brushStroke } from './outline.ts';

/** A sail by its three edges: up along one, down along the other, back along the foot. */
interface Sail {
  readonly luff: readonly Point[];
  readonly leech: readonly Point[];
  readonly foot: readonly Point[];
}

const MAIN: Sail = {
  luff: along(cubic(-3, -26, -4, -90, -3, -150, 0, -207), 12),
  leech: along(cubic(-88, -29, -72, -84, -38, -150, 0, -207), 12),
  foot: along(cubic(-3, -26, -30, -21, -64, -23, -88, -29), 8),
};
const JIB: Sail = {
  luff: along(cubic(84, -17, 62, -66, 34, -130, 6, -176), 12),
  leech: along(cubic(-10, -28, 10, -70, 10, -128, 6, -176), 12),
  foot: along(cubic(84, -17, 52, -14, 18, -19, -10, -28), 8),
};
const HULL = 'M-100 -21C-60 -13.5 20 -12 104 -24C93 -11 79 -1 66 4.4C20 5.6 -50 5.6 -80 4.4C-89 -1 -95 -10 -100 -21Z';
const SHEER = 'M-100 -21C-60 -13.5 20 -12 104 -24L102.4 -21.2C20 -9 -60 -10.6 -98.6 -17.8Z';
const WOOD = '#a77d5f';

const outlineOf = ({ luff, leech, foot }: Sail) =>
  polyline([...luff, ...leech.toReversed(), ...foot.toReversed()], true);

/** The seams between the panels of a sail. */
function seams({ luff, leech }: Sail, cloths: number, sag: number): string {
  const at = (edge: readonly Point[], k: number): Point => {
    const [a, b] = [edge[Math.floor(k)] ?? [0, 0], edge[Math.ceil(k)] ?? [0, 0]];
    return [lerp(a[0], b[0], k % 1), lerp(a[1], b[1], k % 1)];
  };
  return Array.from({ length: cloths - 1 }, (_, i) => {
    const k = ((i + 1) / cloths) * 12;
    const [a, b] = [at(luff, k), at(leech, k)];
    return `M${svgNumbers(...a)}Q${svgNumbers((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag * (1 - k / 12), ...b)}`;
  }).join('');
}

/**
 * A sloop from the side, its foot on the line y = 0, 213 px tall; `sun` is the position of the light behind its sails.
 */
export function boat(sheet: Sheet, sun: Point): string {
  const glow = sheet.radial(
    [
      [0, '#ffe9bf', 0.95],
      [0.36, '#fbd9b6', 0.6],
      [1, '#f3c9b2', 0],
    ],
    { gradientUnits: 'userSpaceOnUse', cx: sun[0], cy: sun[1], r: 100 },
  );
  return mainsail(sheet, glow) + spars() + jib(sheet, glow) + hull(sheet) + pennant();
}

function mainsail(sheet: Sheet, glow: string): string {
  const d = outlineOf(MAIN);
  const cloth = sheet.linear(
    [
      [0, '#e3eef1'],
      [0.45, '#fdfcf8'],
      [0.8, '#fff4e2'],
      [1, '#f6e0cd'],
    ],
    { gradientUnits: 'userSpaceOnUse', x1: -84, y1: -60, x2: 6, y2: -110 },
  );
  return (
    tag('path', { d, fill: cloth, 'fill-opacity': 0.97 }) +
    tag('path', { d, fill: glow }) +
    tag('path', { d: 'M-3 -26C-22 -60 -20 -140 0 -207C-3 -150 -4 -90 -3 -26Z', fill: '#d9b7a2', opacity: 0.16 }) +
    tag('path', {
      d: seams(MAIN, 8, 7),
      stroke: '#8eb2be',
      'stroke-opacity': 0.42,
      'stroke-width': 0.7,
      fill: 'none',
    }) +
    rim(d, '#7da2b0')
  );
}

function jib(sheet: Sheet, glow: string): string {
  const d = outlineOf(JIB);
  const cloth = sheet.linear(
    [
      [0, '#f3dccb'],
      [0.4, '#fff3e0'],
      [1, '#fffdf8'],
    ],
    { gradientUnits: 'userSpaceOnUse', x1: 0, y1: -40, x2: 76, y2: -60 },
  );
  return (
    tag('path', { d, fill: cloth, 'fill-opacity': 0.95 }) +
    tag('path', { d, fill: glow }) +
    tag('path', { d: seams(JIB, 7, 6), stroke: '#b99f8e', 'stroke-opacity': 0.4, 'stroke-width': 0.7, fill: 'none' }) +
    rim(d, '#8fa9b1') +
    tag('path', { d: 'M96 -23.400L4 -180', stroke: '#7d969f', 'stroke-width': 0.5, 'stroke-opacity': 0.7 })
  );
}

function rim(d: string, stroke: string): string {
  return tag('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-opacity': 0.6,
    'stroke-width': 0.8,
    'stroke-linejoin': 'round',
  });
}

function spars(): string {
  return (
    tag('path', { d: 'M-91 -27.400L2 -24.600', stroke: WOOD, 'stroke-width': 2.4, 'stroke-linecap': 'round' }) +
    tag('path', { d: 'M.4 -16L.4 -213', stroke: WOOD, 'stroke-width': 2.3, 'stroke-linecap': 'round' }) +
    tag('path', { d: 'M-.2 -18L-.2 -212', stroke: '#e6cdb2', 'stroke-width': 0.7 })
  );
}

function hull(sheet: Sheet): string {
  const paint = sheet.linear(
    [
      [0, '#1d5a74'],
      [0.6, '#2b6f8a'],
      [1, '#5b9ab0'],
    ],
    { gradientUnits: 'userSpaceOnUse', x1: -100, x2: 104 },
  );
  const white = { fill: 'none', stroke: '#fff' };
  return (
    tag('path', { d: 'M-58 -16C-54 -22 -20 -24 -4 -22.500L4 -14Z', fill: '#f4e6d4' }) +
    tag('path', { d: 'M-58 -16C-54 -22 -20 -24 -4 -22.500', fill: 'none', stroke: '#b79a7f', 'stroke-width': 0.8 }) +
    tag('path', {
      d: 'M-46 -18.600h9M-32 -19.200h9M-18 -19.200h8',
      stroke: '#5f8797',
      'stroke-width': 1.7,
      'stroke-linecap': 'round',
    }) +
    tag('path', { d: HULL, fill: paint }) +
    tag('path', { d: SHEER, fill: '#f2dfc8' }) +
    tag('path', {
      ...white,
      d: 'M-86 -1.400C-50 1.400 20 1.400 76 -2.400',
      'stroke-opacity': 0.8,
      'stroke-width': 1.1,
    }) +
    tag('path', { ...white, d: 'M-90 -9C-40 -4 30 -4 90 -12', 'stroke-opacity': 0.22, 'stroke-width': 1 })
  );
}

function pennant(): string {
  return (
    tag('path', { d: 'M0 -213V-219', stroke: WOOD, 'stroke-width': 1.4 }) +
    tag('path', {
      d: 'M0 -219C-6 -221 -10 -217 -17 -219L-15 -215.500L-17.500 -212.500C-10 -211 -6 -214.500 0 -213Z',
      fill: '#d5806c',
    })
  );
}

/** Water that covers the foot of the hull, so that the boat floats in it and not on it. */
export function hullWater(): string {
  const crest = Array.from({ length: 25 }, (_, i): Point => {
    const t = i / 24;
    return [-84 + t * 160, 3.7 + (Math.sin(i * 1.7) * 0.8 + Math.sin(i * 0.63) * 0.7) * Math.sin(Math.PI * t)];
  });
  return (
    tag('path', { d: `${smoothPath(crest)}C40 8.500 -40 8.500 -84 3.700Z`, fill: '#8fc2cf', opacity: 0.7 }) +
    tag('path', {
      d: smoothPath(crest.slice(1, -1)),
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.9,
      'stroke-width': 1.1,
      'stroke-dasharray': '34 5 18 3 52 7 12 4',
      'stroke-linecap': 'round',
    })
  );
}

const STRIPS = 17;

/** The reflection in the water: hull, then sails, flattened into wandering strips. */
export function boatMirror(): string {
  return Array.from({ length: STRIPS }, (_, i) => {
    const t = i / (STRIPS - 1);
    const isHull = i < 4;
    const drift = Math.sin(i * 2.1) * (1 + t * 8);
    const left = (isHull ? -86 + i * 5 : -74 * (1 - t) ** 0.8 - 3) + drift;
    const right = (isHull ? 84 - i * 9 : 66 * (1 - t) ** 1.05 + 3) + drift;
    return tag('path', {
      d: brushStroke(left, right, 6 + t ** 1.2 * 104, 2.6 + t * 2.2),
      fill: isHull ? '#1f5f79' : '#fffaf0',
      opacity: roundTo2(isHull ? 0.55 - 0.1 * i : 0.62 * (1 - t) + 0.08),
    });
  }).join('');
}
