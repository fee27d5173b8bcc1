import type { Point } from '../drawing/curve.ts';
import { lerp } from './noise.ts';

/** A node of a plant: its position and its parent node (-1: the root). A parent precedes its children. */
export interface Growth {
  readonly x: number;
  readonly y: number;
  readonly parent: number;
}

/** How a plant grows toward its food (space colonization, Runions 2007). */
export interface GrowthRules {
  /** Length of one step, px. */
  readonly step: number;
  /** Food within this distance is consumed, px. */
  readonly sated: number;
  /** Minimum distance of two nodes, as a share of the step squared. */
  readonly spacing: number;
  /** The sharpest turn, as a cosine: a node that would turn more does not grow. */
  readonly maxTurn: number;
  /** The direction of a node's growth, from the pull of its food and its previous direction (unit vectors). */
  readonly steer: (node: Growth, pull: Point, heading: Point) => Point;
  /** Random offset added to each step, px. */
  readonly wander?: () => number;
  /** Nodes before this one have no twigs. */
  readonly bareUntil?: number;
}

interface Meal {
  readonly at: Point;
  nearest: number;
  distance: number;
}

const MAX_ROUNDS = 220;

/** Grows a plant from its first nodes until its food is consumed or out of reach. */
export function grow(seedlings: readonly Growth[], food: readonly Point[], rules: GrowthRules): Growth[] {
  const nodes = [...seedlings];
  let meals: Meal[] = food.map(at => ({ at, nearest: rules.bareUntil ?? 0, distance: Number.POSITIVE_INFINITY }));
  let seen = rules.bareUntil ?? 0;
  for (let round = 0; round < MAX_ROUNDS && meals.length > 0; round += 1) {
    look(meals, nodes, seen);
    seen = nodes.length;
    meals = meals.filter(({ distance }) => distance > rules.sated);
    for (const [i, pull] of pulls(meals, nodes)) {
      const next = stepFrom(nodes, i, pull, rules);
      if (next) nodes.push(next);
    }
    if (nodes.length === seen) break;
  }
  return nodes;
}

/** Finds the nearest node of each food point among the new nodes. */
function look(meals: readonly Meal[], nodes: readonly Growth[], from: number): void {
  for (const meal of meals)
    for (let i = from; i < nodes.length; i += 1) {
      const node = nodes[i];
      const distance = node ? Math.hypot(node.x - meal.at[0], node.y - meal.at[1]) : Number.POSITIVE_INFINITY;
      if (distance < meal.distance) {
        meal.distance = distance;
        meal.nearest = i;
      }
    }
}

/** The sum of the directions from each node to its food. */
function pulls(meals: readonly Meal[], nodes: readonly Growth[]): Map<number, Point> {
  const sums = new Map<number, Point>();
  for (const { at, nearest } of meals) {
    const node = nodes[nearest];
    if (node === undefined) continue;
    const [dx, dy] = [at[0] - node.x, at[1] - node.y];
    const size = Math.hypot(dx, dy) || 1;
    const [x, y] = sums.get(nearest) ?? [0, 0];
    sums.set(nearest, [x + dx / size, y + dy / size]);
  }
  return sums;
}

function stepFrom(nodes: readonly Growth[], i: number, pull: Point, rules: GrowthRules): Growth | undefined {
  const node = nodes[i];
  const strength = Math.hypot(...pull);
  if (node === undefined || strength < 0.2) return undefined;
  const before = nodes[node.parent];
  const heading = before ? unit([node.x - before.x, node.y - before.y]) : unit(pull);
  const want = unit(pull);
  if (want[0] * heading[0] + want[1] * heading[1] < rules.maxTurn) return undefined;
  const way = unit(rules.steer(node, want, heading));
  const wander = rules.wander ?? (() => 0);
  const x = node.x + way[0] * rules.step + wander();
  const y = node.y + way[1] * rules.step + wander();
  const near = rules.step * rules.step * rules.spacing;
  const isTaken = nodes.some(other => (other.x - x) ** 2 + (other.y - y) ** 2 < near);
  return isTaken ? undefined : { x, y, parent: i };
}

function unit([x, y]: Point): Point {
  const size = Math.hypot(x, y) || 1;
  return [x / size, y / size];
}

/** The child nodes of each node. */
export function childrenOf(nodes: readonly Growth[]): number[][] {
  const children: number[][] = nodes.map(() => []);
  nodes.forEach(({ parent }, i) => {
    children[parent]?.push(i);
  });
  return children;
}

/** Keeps the nodes that `keeps` selects and all their ancestors, in order. */
export function keepNodes(nodes: readonly Growth[], keeps: (i: number) => boolean): Growth[] {
  const stays = nodes.map(() => false);
  nodes.forEach((_, i) => {
    if (!keeps(i)) return;
    for (let at = i; at >= 0 && stays[at] === false; at = nodes[at]?.parent ?? -1) stays[at] = true;
  });
  const places = new Map<number, number>();
  const rest: Growth[] = [];
  nodes.forEach((node, i) => {
    if (!stays[i]) return;
    places.set(i, rest.length);
    rest.push({ ...node, parent: places.get(node.parent) ?? -1 });
  });
  return rest;
}

/** Removes twigs shorter than `steps` where a longer one continues. */
export function pruned(nodes: readonly Growth[], steps: number): Growth[] {
  const children = childrenOf(nodes);
  const depth = nodes.map(() => 0);
  for (let i = nodes.length - 1; i > 0; i -= 1) {
    const parent = nodes[i]?.parent ?? -1;
    depth[parent] = Math.max(depth[parent] ?? 0, (depth[i] ?? 0) + 1);
  }
  const isStub = (i: number): boolean => {
    const parent = nodes[i]?.parent ?? -1;
    const siblings = children[parent] ?? [];
    const longer = siblings.some(k => k !== i && (depth[k] ?? 0) >= (depth[i] ?? 0));
    return siblings.length > 1 && (depth[i] ?? 0) < steps && longer;
  };
  const falls = nodes.map(() => false);
  nodes.forEach(({ parent }, i) => {
    falls[i] = i > 0 && (falls[parent] === true || isStub(i));
  });
  return keepNodes(nodes, i => falls[i] === false);
}

/** Moves every node of an unforked stretch toward its neighbors, so that limbs look smooth. */
export function smoothNodes(nodes: readonly Growth[], rounds: number, from = 1): Growth[] {
  const children = childrenOf(nodes);
  const bent = nodes.map(node => ({ ...node }));
  for (let round = 0; round < rounds; round += 1)
    for (let i = from; i < bent.length; i += 1) {
      const node = bent[i];
      const before = bent[node?.parent ?? -1];
      const after = bent[children[i]?.[0] ?? -1];
      if (!node || !before || !after) continue;
      node.x = lerp(node.x, (before.x + after.x) / 2, 0.45);
      node.y = lerp(node.y, (before.y + after.y) / 2, 0.45);
    }
  return bent;
}

/** The number of twig ends each node carries. */
export function twigCounts(nodes: readonly Growth[]): number[] {
  const children = childrenOf(nodes);
  const load = nodes.map(() => 0);
  for (let i = nodes.length - 1; i >= 0; i -= 1) {
    if ((children[i] ?? []).length === 0) load[i] = 1;
    const parent = nodes[i]?.parent ?? -1;
    if (parent >= 0) load[parent] = (load[parent] ?? 0) + (load[i] ?? 0);
  }
  return load;
}

/** A stretch of one width between two forks. */
export interface Chain {
  readonly nodes: readonly number[];
  readonly width: number;
  /** True if its end is free. */
  readonly isTip: boolean;
}

/** Splits a plant into stretches: at each fork, and where its width changes. */
export function chains(nodes: readonly Growth[], widthAt: (i: number) => number): Chain[] {
  const children = childrenOf(nodes);
  const starts = nodes.flatMap((node, i) => {
    const siblings = children[node.parent] ?? [];
    const goesOn = siblings.length === 1 && widthAt(node.parent) === widthAt(i);
    return goesOn ? [] : [i];
  });
  const isStart = new Set(starts);
  return starts
    .map(start => {
      const parent = nodes[start]?.parent ?? -1;
      const line = parent >= 0 ? [parent, start] : [start];
      for (let next = children[start]?.[0]; next !== undefined && !isStart.has(next); next = children[next]?.[0])
        line.push(next);
      const last = line.at(-1) ?? start;
      return { nodes: line, width: widthAt(start), isTip: (children[last] ?? []).length === 0 };
    })
    .filter(chain => chain.nodes.length > 1);
}
