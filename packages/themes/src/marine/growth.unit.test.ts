import { expect, it } from 'vitest';
import type { Point } from '../drawing/curve.ts';
import { chains, childrenOf, grow, keepNodes, pruned, twigCounts } from './growth.ts';
import { PLACES } from './tree-places.ts';
import { grown, nearest } from './tree-wood.ts';

const FORK = [
  { x: 0, y: 0, parent: -1 },
  { x: 0, y: -1, parent: 0 },
  { x: -1, y: -2, parent: 1 },
  { x: 1, y: -2, parent: 1 },
  { x: 2, y: -3, parent: 3 },
];

it('grows toward food until it is consumed', () => {
  const food: Point[] = [[30, -40]];
  const nodes = grow([{ x: 0, y: 0, parent: -1 }], food, {
    step: 3,
    sated: 4,
    spacing: 0.3,
    maxTurn: -1,
    steer: (_, pull, heading) => [pull[0] * 0.7 + heading[0] * 0.3, pull[1] * 0.7 + heading[1] * 0.3],
  });
  for (const [x, y] of food) expect(Math.min(...nodes.map(n => Math.hypot(n.x - x, n.y - y)))).toBeLessThanOrEqual(4);
});

it('computes the load of each node, and splits at forks', () => {
  expect(childrenOf(FORK)).toEqual([[1], [2, 3], [], [4], []]);
  expect(twigCounts(FORK)).toEqual([2, 2, 1, 1, 1]);
  expect(chains(FORK, () => 1).map(({ nodes, isTip }) => [nodes, isTip])).toEqual([
    [[0, 1], false],
    [[1, 2], true],
    [[1, 3, 4], true],
  ]);
});

it('keeps what stays connected to its root, and prunes a stub next to a longer twig', () => {
  expect(keepNodes(FORK, i => i === 2).map(({ parent }) => parent)).toEqual([-1, 0, 1]);
  expect(pruned(FORK, 1)).toHaveLength(4);
});

it('has a twig under every leaf of the tree, so that no name floats', () => {
  const nodes = grown();
  for (const [x, y] of PLACES) {
    const node = nodes[nearest(nodes, [x, y])];
    expect(Math.hypot((node?.x ?? 0) - x, (node?.y ?? 0) - y)).toBeLessThan(6);
  }
});
