import { expect, it } from 'vitest';
import { evenlySpaced } from './outline.ts';
import { alternatingOrder, crossingsOf, loversKnot } from './rope.ts';

it('finds where two lines cross, and where one crosses itself', () => {
  const cross = crossingsOf([
    [
      [0, 0],
      [10, 10],
    ],
    [
      [0, 10],
      [10, 0],
    ],
  ]);
  expect(cross).toHaveLength(1);
  const loop = evenlySpaced(
    [
      [0, 0],
      [20, 20],
      [20, 0],
      [0, 20],
    ],
    1,
  );
  expect(crossingsOf([loop])).toHaveLength(1);
});

it('alternates over and under along the ropes of the lovers’ knot', () => {
  const ropes = loversKnot(30, 3.1).map(line => evenlySpaced(line, 1));
  const crossings = crossingsOf(ropes);
  const above = alternatingOrder(ropes.length, crossings);
  expect(crossings.length).toBeGreaterThan(5);
  for (const rope of ropes.keys()) {
    const visits = crossings
      .flatMap(({ passes }, i) =>
        ([0, 1] as const)
          .filter(side => passes[side].line === rope)
          .map(side => ({ at: passes[side].at, isOver: above[i] === side })),
      )
      .sort((a, b) => a.at - b.at)
      .map(({ isOver }) => isOver);
    visits.slice(1).forEach((isOver, i) => {
      expect(isOver, `crossing ${i + 1} of rope ${rope}`).toBe(!visits[i]);
    });
  }
});
