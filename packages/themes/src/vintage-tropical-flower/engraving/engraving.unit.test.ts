import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hatchPath, toneAt } from './hatch.ts';
import { bladePatch, lance, type Patch, placedPatch, placementMap } from './patch.ts';
import { Plate } from './plate.ts';
import { outlinePath, swelledLine, thinnedRing } from './stroke.ts';

/** A flat surface facing a direction. */
const slope =
  (dx: number, dy: number): Patch =>
  (u, v) => [u * 100, v * 50, u * dx * 100 + v * dy * 50];

/** A hemisphere, lit from the direction of the light. */
const ball: Patch = (u, v) => {
  const [x, y] = [2 * u - 1, v];
  return [x * 40, y * 40, 40 * Math.sqrt(Math.max(0, 1 - x * x - y * y))];
};

describe('the light', () => {
  it('comes from the upper left, for every form', () => {
    expect(toneAt(slope(0.5, 0.5), 0.5, 0, {})).toBeLessThan(toneAt(slope(-0.5, -0.5), 0.5, 0, {}));
    expect(toneAt(ball, 0.3, -0.3, {})).toBeLessThan(toneAt(ball, 0.7, 0.3, {}));
  });

  it('does not move when a form is mirrored or rotated', () => {
    const turned = placedPatch(slope(0.5, 0.5), { rotate: 180 });
    expect(toneAt(turned, 0.5, 0, {})).toBeGreaterThan(toneAt(slope(0.5, 0.5), 0.5, 0, {}));
    const mirrored = placedPatch(slope(0.6, 0), { flip: -1 });
    expect(toneAt(mirrored, 0.5, 0, {})).toBeGreaterThan(toneAt(slope(0.6, 0), 0.5, 0, {}));
  });
});

describe('hatching', () => {
  const lines = (count: number) => ({
    count,
    steps: 12,
    at: (j: number, t: number): readonly [number, number] => [t, -1 + (2 * (j + 0.5)) / count],
  });

  it('leaves lit areas blank', () => {
    expect(hatchPath(slope(0.9, 1.1), lines(20), { ambient: 0, threshold: 0.3 })).toBe('');
    expect(hatchPath(slope(-0.5, -0.5), lines(20), {})).not.toBe('');
  });

  it('drops every second line where lines are dense', () => {
    const cut = (count: number) => (hatchPath(slope(-0.5, -0.5), lines(count), {}).match(/M/g) ?? []).length;
    expect(cut(40)).toBe(40);
    expect(cut(160)).toBeLessThanOrEqual(80);
  });
});

describe('strokes', () => {
  it('are closed outlines in whole steps', () => {
    expect(
      outlinePath([
        [0, 0],
        [1, 0],
        [1, 1],
      ]),
    ).toBe('M0 0l12 0 0 12z');
    expect(
      outlinePath([
        [0, 0],
        [0.01, 0],
      ]),
    ).toBe('');
    expect(outlinePath([])).toBe('');
  });

  it('swell to their width', () => {
    expect(
      swelledLine(
        [
          [0, 0],
          [10, 0],
        ],
        [1, 2],
      ),
    ).toBe('M0 6l120 6 0-24-120 6z');
  });

  it('keep every visible corner', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 50 })), {
          minLength: 3,
          maxLength: 30,
        }),
        points => {
          const kept = thinnedRing(points, 0.2);
          expect(kept[0]).toEqual(points[0]);
          expect(kept.at(-1)).toEqual(points.at(-1));
          expect(kept.length).toBeLessThanOrEqual(points.length);
        },
      ),
    );
    expect(
      thinnedRing([
        [0, 0],
        [5, 0],
        [10, 0],
        [10, 10],
      ]),
    ).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ]);
  });
});

describe('a plate', () => {
  it('is deterministic to the byte', () => {
    const draw = () => {
      const plate = new Plate({ id: 'x' });
      plate
        .at({ x: 10, y: 20, rotate: 30, scale: 0.5 })
        .surface(bladePatch([0, 0, 20, -5, 40, -5, 60, 0], lance(12)), { tint: ['#ffffff', '#000000'] });
      return plate.svg();
    };
    expect(draw()).toBe(draw());
    expect(draw()).toContain('url(#x0)');
  });

  it('applies nested stances, the inner one first', () => {
    const [x, y] = placementMap({ x: 5, rotate: 90 })(placementMap({ x: 10, scale: 2 })([1, 0, 0]));
    expect([Math.round(x), Math.round(y)]).toEqual([5, 12]);
    const plate = new Plate({ id: 'x' });
    plate.at({ x: 5, rotate: 90 }).at({ x: 10, scale: 2 }).dot([1, 0], 3, '#000000');
    expect(plate.svg()).toContain('cx="5" cy="12" r="6"');
  });
});
