import { type Point, smoothPath } from '../drawing/curve.ts';
import { svgNumbers } from '../drawing/svg.ts';
import type { LeafBox, LeafMark, LeafShape, LeafSize } from '../tree/kit.ts';
import { closedShape, shares } from './engraving/geometry.ts';

/** The leaves of `classic-noble`: engraved blades with a plain middle for the name. */
export const LEAF_BOXES: Readonly<Record<LeafSize, LeafBox>> = {
  slim: { width: 66, height: 30, room: 46, maxPx: 12 },
  wide: { width: 80, height: 33, room: 60, maxPx: 12 },
  tall: { width: 82, height: 42, room: 58, maxPx: 10.6 },
};

/**
 * How the margin of a leaf is cut: lobes of one side, and the depth of the eyes between them (share of its half
 * height).
 */
interface Margin {
  readonly lobes: number;
  readonly depth: number;
}

/** Three kinds of foliage: acanthus, laurel, rose. */
const MARGINS: readonly [Margin, ...Margin[]] = [
  { lobes: 6, depth: 0.15 },
  { lobes: 4, depth: 0.06 },
  { lobes: 9, depth: 0.08 },
];

/**
 * Half the blade's height at a share of its length, as a share of half the box: full in the middle, long at the tip.
 */
function fullness(along: number): number {
  return Math.sin(Math.PI * along ** 0.86) ** 0.62 * (1 - 0.3 * along ** 7);
}

interface Individual {
  readonly width: number;
  readonly height: number;
  /** How far the middle bends down (positive) or up, px. */
  readonly bend: number;
  /** How far the tip turns up or down beyond that, px. */
  readonly curl: number;
  readonly margin: Margin;
  /** Direction of its tip: 1 to the right. */
  readonly way: 1 | -1;
}

function individual(size: LeafSize, number: number): Individual {
  const { width, height } = LEAF_BOXES[size];
  return {
    width,
    height,
    bend: (((number * 37) % 11) / 5 - 1) * height * 0.06,
    curl: (((number * 23) % 7) / 3 - 1) * height * 0.1,
    margin: MARGINS[number % MARGINS.length] ?? MARGINS[0],
    way: (number * 5) % 7 < 4 ? 1 : -1,
  };
}

/** A point on the blade: a share of its length, and the distance from the midrib in half heights. */
function place({ width, height, bend, curl, way }: Individual, along: number, aside: number): Point {
  const sag = bend * (1 - (2 * along - 1) ** 2) + curl * Math.max(0, along - 0.72) ** 2 * 12.8;
  return [(along - 0.5) * width * way, sag + (aside * height) / 2];
}

/** One side of the margin, from the stalk to the tip: each lobe is a separate run, so that the eyes stay sharp. */
function side(leaf: Individual, sign: 1 | -1): readonly (readonly Point[])[] {
  const { lobes, depth } = leaf.margin;
  const at = (along: number, share: number) => place(leaf, along, sign * fullness(along) * share);
  return Array.from({ length: lobes }, (_, i) => {
    const [from, to] = [i / lobes, (i + 1) / lobes];
    const step = to - from;
    const [first, last] = [i === 0 ? 0 : 1 - depth, i === lobes - 1 ? 0 : 1 - depth];
    return [
      i === 0 ? place(leaf, 0, 0) : at(from, first),
      at(from + step * 0.28, 1),
      at(from + step * 0.7, 1.02),
      i === lobes - 1 ? place(leaf, 1, 0) : at(Math.min(1, to + step * 0.06), last),
    ];
  });
}

/** Joins the runs of a side, so that each begins where the previous one ends. */
function joined(runs: readonly (readonly Point[])[]): readonly (readonly Point[])[] {
  return runs.map((run, i) => {
    const before = runs[i - 1]?.at(-1);
    return before === undefined ? run : [before, ...run.slice(1)];
  });
}

/** Short engraved strokes along the margin, on the side away from the light; a few on the lit side. */
function hatching(leaf: Individual): string {
  let d = '';
  const strokes = Math.round(leaf.width / 3.1);
  for (let i = 0; i < strokes; i += 1) {
    const along = 0.1 + (i / strokes) * 0.8;
    const reach = fullness(along);
    const depth = 0.2 + 0.1 * Math.sin(i * 0.9) + 0.06 * Math.sin(i * 2.3);
    d += `M${svgNumbers(...place(leaf, along, reach * 0.94))}L${svgNumbers(...place(leaf, along - 0.035, reach * (0.94 - depth)))}`;
    if (i % 3 === 1)
      d += `M${svgNumbers(...place(leaf, along, -reach * 0.94))}L${svgNumbers(...place(leaf, along - 0.03, -reach * 0.82))}`;
  }
  return d;
}

/** Midrib and veins outside the name: at the stalk, at the tip, and toward the margin. */
function veins(leaf: Individual): string {
  const at = (along: number, aside: number) => svgNumbers(...place(leaf, along, aside));
  let d = `M${at(0, 0)}L${at(0.11, 0)}M${at(0.89, 0)}L${at(0.99, 0)}`;
  for (const sign of [1, -1]) {
    d += `M${at(0.03, 0)}Q${at(0.08, sign * 0.12)} ${at(0.13, sign * 0.44)}`;
    d += `M${at(0.9, 0)}Q${at(0.92, sign * 0.06)} ${at(0.95, sign * 0.16)}`;
    for (const along of [0.26, 0.44, 0.62, 0.78]) {
      const reach = fullness(along + 0.07);
      d += `M${at(along, sign * fullness(along) * 0.66)}L${at(along + 0.07, sign * reach * 0.93)}`;
    }
  }
  return d;
}

/** The paths of a leaf of one size; `number` (1 to the pattern's leaf count) selects a variant. */
export function leafShape(size: LeafSize, number: number): LeafShape {
  const leaf = individual(size, number);
  const upper = joined(side(leaf, -1));
  const lower = joined(side(leaf, 1));
  const blade = closedShape([...upper, ...lower.map(run => run.toReversed()).toReversed()]);
  const fold = smoothPath(shares(8).map(t => place(leaf, 0.06 + t * 0.86, fullness(0.06 + t * 0.86) * 0.8)));
  const marks: readonly LeafMark[] = [
    { d: blade, paint: 'ink', width: 0.45, opacity: 0.5 },
    { d: fold, paint: 'white', width: 0.7, opacity: 0.35 },
    { d: hatching(leaf), paint: 'ink', width: 0.38, opacity: 0.42 },
    { d: veins(leaf), paint: 'ink', width: 0.5, opacity: 0.5 },
  ];
  const [x, y] = place(leaf, 0, 0);
  const out = (px: number) => x - px * leaf.way;
  return { blade, marks, stalk: `M${svgNumbers(out(-2), y)}Q${svgNumbers(out(2.6), y + 0.8, out(5), y + 5.4)}` };
}

/** The corners of a convex outline around a blade, in either direction: used for collision tests. */
export function leafHull(size: LeafSize): readonly Point[] {
  const { width, height } = LEAF_BOXES[size];
  const along = [0.04, 0.14, 0.3, 0.5, 0.7, 0.86, 0.96];
  const edge = (sign: 1 | -1): Point[] =>
    along.map(a => [(a - 0.5) * width, (Math.max(fullness(a), fullness(1 - a)) * sign * height) / 2]);
  return [[-width / 2, 0], ...edge(-1), [width / 2, 0], ...edge(1).toReversed()];
}
