import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSheet } from '../../drawing/svg.ts';
import { crownedOval } from '../ornament.ts';
import { createBurin } from './burin.ts';
import { frond } from './frond.ts';
import { bezier, closedShape, measureAlong, spiral, swelledOutline, taperedWidth } from './geometry.ts';
import { rinceau } from './rinceau.ts';

const print = { foil: '#000', ground: '#fff' };

describe('closedShape', () => {
  it('winds in one direction for any order of points, so that merged shapes never punch holes', () => {
    const square = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ] as const;
    const runs = square.map((point, i) => [point, square[(i + 1) % 4] ?? point]);
    const back = runs.map(run => run.toReversed()).toReversed();
    const area = (d: string) => {
      const ends = [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[CZ])/g)].map(m => [Number(m[1]), Number(m[2])] as const);
      return ends.reduce((sum, [x, y], i) => {
        const [nx, ny] = ends[(i + 1) % ends.length] ?? [x, y];
        return sum + x * ny - nx * y;
      }, 0);
    };
    expect(Math.sign(area(closedShape(runs)))).toBe(1);
    expect(Math.sign(area(closedShape(back)))).toBe(1);
  });
});

describe('measureAlong', () => {
  it('returns the length, the direction and points next to the line', () => {
    const along = measureAlong([
      [0, 0],
      [30, 0],
      [100, 0],
    ]);
    expect(along.length).toBe(100);
    expect(along.point(0.5, 0)).toEqual([50, 0]);
    expect(along.point(0.5, 4)[1]).toBeCloseTo(4);
    expect(along.point(1.1, 0)[0]).toBeCloseTo(110);
    expect(along.heading(0.3)).toBeCloseTo(0);
  });
});

describe('spiral', () => {
  it('holds its radius, then winds in to its eye', () => {
    const points = spiral({ centre: [0, 0], radius: 10, from: 180, turn: 1, hold: 0.5, turns: 1, eye: 0.2 });
    const reach = points.map(([x, y]) => Math.hypot(x, y));
    expect(reach[0]).toBeCloseTo(10);
    expect(reach.at(-1)).toBeLessThan(3);
    for (let i = 1; i < reach.length; i += 1) expect(reach[i]).toBeLessThanOrEqual((reach[i - 1] ?? 0) + 1e-9);
  });
});

describe('engraved shapes', () => {
  it('contain only finite numbers, on any spine', () => {
    const number = fc.integer({ min: -200, max: 200 });
    fc.assert(
      fc.property(fc.tuple(number, number, number, number), fc.integer({ min: 1, max: 6 }), ([a, b, c, d], lobes) => {
        const spine = bezier([0, 0, a, b, c, d, 50, 50]);
        const { body, shade, veins } = frond(spine, { width: 9, lobes });
        expect(body + shade + veins + swelledOutline(spine, taperedWidth(3))).not.toMatch(/NaN|Infinity/);
      }),
      { numRuns: 200 },
    );
  });

  it('omit the shaded half if one side is bare', () => {
    expect(frond(bezier([0, 0, 10, 0, 20, 0, 30, 0]), { width: 6, lobes: 3, right: 0 }).shade).toBe('');
  });

  it('are deterministic to the byte', () => {
    const cut = () => {
      const burin = createBurin();
      rinceau(burin, { from: [0, 0], radius: 20 });
      return burin.print(print);
    };
    expect(cut()).toBe(cut());
    expect(cut()).not.toMatch(/NaN/);
  });

  it('never let a stem become thinner than its floor: hairlines break up on small screens', () => {
    const thinnest = (floor: number) => {
      const burin = createBurin();
      const widths: number[] = [];
      const spy = {
        ...burin,
        line: (...[points, width]: Parameters<typeof burin.line>) => {
          if (typeof width === 'function') widths.push(width(1));
          return burin.line(points, width);
        },
      };
      rinceau(spy, { from: [0, 0], radius: 20, width: 2.4, floor });
      return Math.min(...widths);
    };
    expect(thinnest(0.42)).toBeCloseTo(2.4 * 0.42);
    expect(thinnest(0)).toBeLessThan(2.4 * 0.42);
  });
});

describe('crownedOval', () => {
  it('leaves its opening empty: the mount is a ring', () => {
    const drawn = crownedOval(createSheet(), print, {
      rx: 30,
      ry: 40,
      scroll: { radius: 17, width: 2, scrolls: 3, shrink: 0.8 },
      pitch: 1,
      beads: 12,
      coronet: 1,
    });
    expect(drawn).toContain('fill-rule="evenodd"');
    expect(drawn.match(/r="1.1"/g)).toHaveLength(12);
  });
});
