import { expect, it } from 'vitest';
import { awajiCord, knotPath, parallel } from './awaji.ts';

const cord = awajiCord({ width: 16, height: 12, end: [22, 14] });

it('alternates above and below, like a woven knot', () => {
  cord.forEach((stretch, i) => {
    const before = cord[i - 1];
    if (before) expect(stretch.over).toBe(!before.over);
  });
  // Nine crossings: eight of the Turk's head, one of the ends.
  expect(cord.length).toBeGreaterThanOrEqual(9);
});

it('is one cord: each stretch begins where the previous one ended', () => {
  cord.forEach((stretch, i) => {
    const before = cord[i - 1];
    if (before) expect(stretch.points[0]).toEqual(before.points.at(-1));
  });
});

it('leaves the lower strand open at each of its nine crossings', () => {
  expect(knotPath([0]).match(/M/g)).toHaveLength(10);
  expect(knotPath().match(/M/g)).toHaveLength(20);
});

it('places parallels at a constant distance', () => {
  expect(
    parallel(
      [
        [0, 0],
        [10, 0],
      ],
      2,
    ),
  ).toEqual([
    [0, -2],
    [10, -2],
  ]);
});
