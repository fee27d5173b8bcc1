import { type Point, smoothPath } from '../drawing/curve.ts';
import { between, seededRandom } from '../drawing/random.ts';
import { type Sheet, tag } from '../drawing/svg.ts';
import { childrenOf, type Growth, grow, keepNodes, smoothNodes, twigCounts } from './growth.ts';
import { clamp, lerp } from './noise.ts';
import { ribbon } from './outline.ts';
import { CROWN } from './tree-kit.ts';
import { PLACES } from './tree-places.ts';

/** The trunk from the islet to its fork, bent by the wind from the sea. */
const TRUNK: readonly Point[] = [
  [170, 371],
  [174, 352],
  [179, 333],
  [184, 314],
  [187, 296],
  [187, 280],
  [185, 266],
  [183, 254],
  [184, 243],
  [187, 232],
];
const STEPS_PER_PART = 3;
/** Growth of a twig per step, px. */
const STEP = 5;
const BARE = (TRUNK.length - 3) * STEPS_PER_PART;

/** The tree's wood: grown toward every place of a leaf, so that no name floats. */
export function wood(sheet: Sheet): string {
  const bark = sheet.linear(
    [
      [0, '#8b8580'],
      [0.5, '#9a8f86'],
      [1, '#b9a896'],
    ],
    { gradientUnits: 'userSpaceOnUse', x1: 70, x2: 300, y1: 0, y2: 0 },
  );
  const limbs = limbsOf(grown());
  const rough = limbs.flatMap(grainOf).join('');
  return (
    tag('path', { d: limbs.map(({ line, width }) => ribbon(line, width)).join(''), fill: bark }) +
    tag('path', {
      d: rough,
      fill: 'none',
      stroke: '#5f6468',
      'stroke-opacity': 0.34,
      'stroke-width': 0.9,
      'stroke-linecap': 'round',
    }) +
    tag('path', { d: limbs.map(lightOf).join(''), fill: '#fff', opacity: 0.8 })
  );
}

/** The skeleton of the tree: trunk, limbs, a twig to the center of every place. */
export function grown(): Growth[] {
  const random = seededRandom(12);
  const trunk: Growth[] = [];
  TRUNK.forEach((point, i) => {
    const before = TRUNK[i - 1];
    const parts = before ? STEPS_PER_PART : 1;
    for (let k = 1; k <= parts; k += 1) {
      const [x, y] = before ? [lerp(before[0], point[0], k / parts), lerp(before[1], point[1], k / parts)] : point;
      trunk.push({ x, y, parent: trunk.length - 1 });
    }
  });
  const places = PLACES.map(([x, y]): Point => [x, y + 3]);
  // Some food between the places keeps the limbs from running straight toward them.
  const filler = Array.from({ length: 60 }, (): Point => {
    const [a, q] = [random() * Math.PI * 2, Math.sqrt(random()) * 0.86];
    const y = CROWN.y + Math.sin(a) * q * CROWN.ry * 0.9;
    return [CROWN.x + (CROWN.y - y) * CROWN.lean + Math.cos(a) * q * CROWN.rx * 0.9, y];
  });
  const nodes = grow(trunk, [...places, ...filler], {
    step: STEP,
    sated: 6,
    spacing: 0.32,
    maxTurn: -2,
    bareUntil: BARE,
    steer: (_, pull, heading) => {
      const wind = unit([pull[0] + 0.1, pull[1] - 0.16]);
      return [wind[0] * 0.62 + heading[0] * 0.38, wind[1] * 0.62 + heading[1] * 0.38];
    },
  });
  const { plant, ends } = reached(nodes, places);
  return smoothNodes(
    keepNodes(plant, i => i < trunk.length || ends.has(i)),
    9,
    trunk.length,
  );
}

/** Extends a twig to every place not reached yet. */
function reached(nodes: readonly Growth[], places: readonly Point[]) {
  const plant = [...nodes];
  const ends = new Set<number>();
  for (const place of places) {
    let at = nearest(plant, place);
    const from = plant[at];
    const steps = from === undefined ? 0 : Math.round(Math.hypot(place[0] - from.x, place[1] - from.y) / STEP);
    for (let k = 1; from !== undefined && k <= steps; k += 1) {
      plant.push({ x: lerp(from.x, place[0], k / steps), y: lerp(from.y, place[1], k / steps), parent: at });
      at = plant.length - 1;
    }
    ends.add(at);
  }
  return { plant, ends };
}

/** The node nearest to a place. */
export function nearest(nodes: readonly Growth[], [x, y]: Point): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  nodes.forEach((node, i) => {
    const distance = Math.hypot(node.x - x, node.y - y);
    if (distance < least) [best, least] = [i, distance];
  });
  return best;
}

function unit([x, y]: Point): Point {
  const size = Math.hypot(x, y) || 1;
  return [x / size, y / size];
}

interface Limb {
  readonly line: readonly Point[];
  readonly width: (share: number) => number;
}

/** Splits the tree into limbs: each follows its heaviest child to a tip; the others branch off. */
function limbsOf(nodes: readonly Growth[]): Limb[] {
  const children = childrenOf(nodes);
  const load = twigCounts(nodes);
  const thick = (i: number) => {
    const y = nodes[i]?.y ?? 0;
    const flare = y > 300 ? ((y - 300) / 72) ** 2.6 * 11 : 0;
    return 1.2 + (load[i] ?? 1) ** 0.64 * 1.3 + flare;
  };
  const limbs: Limb[] = [];
  const follow = (start: number, from: number, firstWidth: number): void => {
    const line: Point[] = [];
    const widths: number[] = [];
    const add = (i: number, width: number) => {
      const node = nodes[i];
      if (node === undefined) return;
      line.push([node.x, node.y]);
      widths.push(width);
    };
    if (from >= 0) add(from, firstWidth);
    for (let at: number | undefined = start; at !== undefined; ) {
      add(at, thick(at));
      const [heir, ...others] = (children[at] ?? []).toSorted((a, b) => (load[b] ?? 0) - (load[a] ?? 0));
      for (const other of others) follow(other, at, Math.min(thick(other) * 1.35, thick(at)));
      at = heir;
    }
    if (line.length >= 3) limbs.push({ line, width: tapered(widths) });
  };
  follow(0, -1, 0);
  return limbs;
}

/** Widths along a limb, smoothed, down to a fine tip. */
function tapered(widths: readonly number[]): (share: number) => number {
  let even = [...widths.slice(0, -1), 0.7];
  for (let round = 0; round < 2; round += 1)
    even = even.map((w, i) => {
      const [before, after] = [even[i - 1], even[i + 1]];
      return before === undefined || after === undefined ? w : (before + w * 2 + after) / 4;
    });
  return share => {
    const at = clamp(share) * (even.length - 1);
    const i = Math.floor(at);
    return lerp(even[i] ?? 0, even[i + 1] ?? even[i] ?? 0, at - i);
  };
}

/** The light on the right side of a thick limb. */
function lightOf({ line, width }: Limb): string {
  if (width(0) <= 4) return '';
  const lit = line.slice(0, Math.floor(line.length * 0.8));
  const edge = lit.map(([x, y], i): Point => {
    const w = width(i / (line.length - 1));
    return [x + w * 0.26, y - w * 0.06];
  });
  return ribbon(edge, t => Math.max(0.3, width(t * 0.8) * 0.1 * Math.sin(Math.PI * clamp(t + 0.05))));
}

/** A few long cracks in the bark of a thick limb. */
function grainOf({ line, width }: Limb): string[] {
  const random = seededRandom(line.length);
  return [-0.3, -0.08, 0.1].map(side => {
    const from = Math.floor(line.length * between(random, 0.02, 0.14));
    const to = Math.floor(line.length * between(random, 0.36, 0.66));
    if (to - from < 4 || width(from / (line.length - 1)) <= 7) return '';
    return smoothPath(
      line.slice(from, to).map(([x, y], i): Point => [x + width((from + i) / (line.length - 1)) * side, y]),
    );
  });
}
