import type { Point } from '../../drawing/curve.ts';
import type { Burin } from './burin.ts';
import { arc, bezier, spiral } from './geometry.ts';

/** A running scroll of acanthus. It grows to the right from `from`. */
export interface Rinceau {
  readonly from: Point;
  /** Radius of the first scroll, px. */
  readonly radius: number;
  /** How much smaller each next scroll is. */
  readonly shrink?: number;
  readonly scrolls?: number;
  /** Curvature of the first scroll: -1 upward. */
  readonly first?: 1 | -1;
  /** Width of the stem, px. */
  readonly width?: number;
  readonly turns?: number;
  /** Size of the leaves that hide the joints; size of the first one. */
  readonly husk?: number;
  readonly firstHusk?: number;
  /** Stems and tails never become thinner than this share of `width`: hairlines break up on small screens. */
  readonly floor?: number;
}

interface Scroll {
  readonly centre: Point;
  readonly radius: number;
  readonly turn: 1 | -1;
  readonly isFirst: boolean;
}

/**
 * Cuts a rinceau: alternating spirals, each continuing the stem, the next one leaving it tangentially, a husk hiding
 * the joint.
 */
export function rinceau(burin: Burin, plan: Rinceau): void {
  const scrolls = scrollsOf(plan);
  const last = scrolls.at(-1);
  if (last) tail(burin, last);
  // The first scroll is cut last, so that it covers the joints of the others.
  for (const scroll of scrolls.toReversed()) cutScroll(burin, plan, scroll);
}

function scrollsOf({ from, radius, shrink = 0.8, scrolls = 4, first = -1 }: Rinceau): Scroll[] {
  const list: Scroll[] = [];
  let [x, r] = [from[0] + radius, radius];
  let turn: 1 | -1 = first < 0 ? 1 : -1;
  for (let i = 0; i < scrolls; i += 1) {
    list.push({ centre: [x, from[1]], radius: r, turn, isFirst: i === 0 });
    x += r + r * shrink;
    r *= shrink;
    turn = turn === 1 ? -1 : 1;
  }
  return list;
}

function tail(burin: Burin, { centre, radius: r, turn }: Scroll): void {
  const [x, y] = [centre[0] + r * 0.98, centre[1]];
  const spine = bezier([
    x,
    y - turn * r * 0.5,
    x + r * 0.1,
    y - turn * r * 0.1,
    x + r * 0.9,
    y - turn * r * 0.9,
    x + r * 2.2,
    y - turn * r * 0.2,
  ]);
  burin.leaf(spine, { width: r * 0.56, lobes: 4 });
}

function cutScroll(burin: Burin, plan: Rinceau, { centre, radius: r, turn, isFirst }: Scroll): void {
  const { radius, width = 2.6, turns = 1.25, husk = 1, firstHusk = husk, floor = 0.42 } = plan;
  const [x, y] = centre;
  const line = spiral({ centre, radius: r * 0.98, from: 180, turn, hold: 0.5, turns, eye: 0.2 });
  const stem = width * (0.55 + (0.45 * r) / radius);
  burin.line(line, t => Math.max(width * floor, stem * (1.08 - 0.62 * t)));
  // A fine second line inside the scroll, like an engraver's doubled stroke.
  if (r > 11)
    burin.hair(spiral({ centre, radius: r * 0.8, from: 182, turn, hold: 0.46, turns: 0.62, eye: 0.5 }), 0.45, 0.8);
  const eye = line.at(-1) ?? centre;
  if (r > 9) burin.rosette(centre, r * 0.3);
  else burin.bead(eye, Math.max(0.9, r * 0.17));
  const size = isFirst ? firstHusk : husk;
  if (size === 0) return;
  burin.leaf(arc(centre, [r, r * 1.3], [180 + turn * 2, 180 + turn * 88]), {
    width: r * 0.5 * size,
    lobes: 4,
    left: turn > 0 ? 0.3 : 1,
    right: turn > 0 ? 1 : 0.3,
  });
  if (isFirst) return;
  const inner = bezier([
    x - r * 0.99,
    y,
    x - r,
    y - turn * r * 0.3,
    x - r * 0.8,
    y - turn * r * 0.62,
    x - r * 0.42,
    y - turn * r * 0.66,
  ]);
  burin.leaf(inner, { width: r * 0.26, lobes: 3 });
}
