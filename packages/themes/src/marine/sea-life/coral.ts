import { type Point, radians, smoothPath } from '../../drawing/curve.ts';
import { around, seededRandom } from '../../drawing/random.ts';
import { svgNumbers, tag } from '../../drawing/svg.ts';
import { chains, type Growth, grow, pruned, smoothNodes, twigCounts } from '../growth.ts';
import { layered, valueNoise } from '../noise.ts';

/** Growth and paint of a sea fan. */
export interface SeaFan {
  readonly reach: number;
  /** The angles it fans out between, degrees. */
  readonly from: number;
  readonly to: number;
  /** Density of its branches. */
  readonly food: number;
  /** Width of the thinnest twig, and of the stem. */
  readonly twig: number;
  readonly stem: number;
  readonly colour: string;
  readonly opacity: number;
}

/** A fan of coral with its foot at the origin: a strong stem, limbs, and twigs that end in white polyps. */
export function seaFan(seed: number, fan: SeaFan): string {
  const nodes = smoothNodes(pruned(planted(seed, fan), 3), 4);
  const load = twigCounts(nodes);
  const widthAt = (i: number) => Math.min(fan.stem, fan.twig * (load[i] ?? 1) ** 0.58 + 0.35);
  const byWidth = new Map<number, string>();
  let tips = '';
  for (const chain of chains(nodes, i => Math.max(0.6, Math.round(widthAt(i) * 2.5) / 2.5))) {
    const line = chain.nodes.map(i => pointOf(nodes, i)).filter((_, i, all) => i % 2 === 0 || i === all.length - 1);
    byWidth.set(chain.width, `${byWidth.get(chain.width) ?? ''}${smoothPath(line)}`);
    const end = line.at(-1);
    if (chain.isTip && end) tips += `M${svgNumbers(end[0] - 0.9, end[1])}h.01`;
  }
  const widths = [...byWidth].sort(([a], [b]) => a - b);
  const limbs = widths.map(([width, d]) => tag('path', { d, 'stroke-width': width }));
  // A light, broken line along the lit side of the thick stems.
  const lights = widths
    .filter(([width]) => width >= 2)
    .map(([width, d]) =>
      tag('path', {
        d,
        'stroke-width': width * 0.22,
        transform: `translate(${svgNumbers(-width * 0.18, -width * 0.12)})`,
      }),
    );
  return tag(
    'g',
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round', opacity: fan.opacity },
    tag('g', { stroke: fan.colour }, ...limbs),
    tag('g', { stroke: '#fff', 'stroke-opacity': 0.55 }, ...lights),
    tag('path', { d: tips, stroke: '#fff6ee', 'stroke-width': 1.9, 'stroke-opacity': 0.9 }),
  );
}

/** Lets a stem grow toward food scattered in the fan. */
function planted(seed: number, { reach, from, to, food }: SeaFan): Growth[] {
  const random = seededRandom(seed);
  const noise = valueNoise(seed);
  const meals: Point[] = [];
  while (meals.length < food) {
    const a = radians(from + random() * (to - from));
    const edge = reach * (0.8 + 0.24 * layered(noise, a * 2.2 + 9, seed, 2) + 0.1 * Math.sin(a * 3));
    const d = Math.sqrt(random()) * edge;
    if (d > reach * 0.16) meals.push([Math.cos(a) * d, Math.sin(a) * d]);
  }
  const up = radians((from + to) / 2);
  const step = 3.2;
  const stem: Growth[] = Array.from({ length: Math.ceil((reach * 0.16) / step) }, (_, i) => ({
    x: Math.cos(up) * step * i + around(random, 0, 0.3),
    y: Math.sin(up) * step * i,
    parent: i - 1,
  }));
  return grow(stem, meals, {
    step,
    sated: 3.1,
    spacing: 0.3,
    maxTurn: -0.15,
    steer: (node, pull, heading) => {
      const far = Math.hypot(node.x, node.y) || 1;
      return [
        pull[0] * 0.5 + heading[0] * 0.3 + (node.x / far) * 0.34,
        pull[1] * 0.5 + heading[1] * 0.3 + (node.y / far) * 0.34,
      ];
    },
    wander: () => around(random, 0, 0.25),
  });
}

function pointOf(nodes: readonly Growth[], i: number): Point {
  const node = nodes[i];
  return node ? [node.x, node.y] : [0, 0];
}
