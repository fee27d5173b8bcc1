import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convexOverlap } from './convex.ts';
import { LEAF_BOXES } from './leaf-shapes.ts';
import { STAGE } from './settings.ts';
import {
  bladeOf,
  layOutTree,
  leafNumber,
  MAX_OVERLAP,
  nameBoxOf,
  overlapShare,
  type PlacedLeaf,
  PRESETS,
} from './tree-layout.ts';

const nameOf = fc.constantFrom(
  '翔',
  'さくら',
  'Emily',
  'おばあちゃん',
  'Grandpa Joe',
  '田中家一同',
  '勅使河原 龍之介',
  'Christopher Montgomery',
  '株式会社さくら営業部一同',
  '北海道のおじいちゃんおばあちゃん',
);
const leavesOf = (maxLength: number) =>
  fc.array(nameOf, { maxLength }).map(names => names.map((name, i) => ({ id: `leaf-${i}`, name })));
const seedOf = fc.integer({ min: 0, max: 1_000_000 });

function pairs(page: readonly PlacedLeaf[]): (readonly [PlacedLeaf, PlacedLeaf])[] {
  return page.flatMap((earlier, i) => page.slice(i + 1).map(later => [earlier, later] as const));
}

describe('the preset places', () => {
  it('are 31 on the stage', () => {
    expect(PRESETS).toHaveLength(31);
    const { width, height } = LEAF_BOXES.slim;
    for (const { left, top } of PRESETS) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(STAGE.width);
      expect(top + height).toBeLessThanOrEqual(STAGE.height);
    }
  });

  it('begin at the heart of the crown', () => {
    const [first, last] = [PRESETS[0], PRESETS[30]];
    expect(Math.abs((first?.left ?? 0) + 32 - 187)).toBeLessThan(10);
    expect(Math.abs((last?.left ?? 187) + 32 - 187)).toBeGreaterThan(60);
  });

  it('are taken in order by short names, which do not touch', () => {
    const [page = []] = layOutTree(
      Array.from({ length: 31 }, (_, i) => ({ id: `${i}`, name: 'さくら' })),
      1,
    );
    expect(page.map(leaf => leaf.presetIndex)).toEqual(Array.from({ length: 31 }, (_, i) => i));
    for (const [a, b] of pairs(page)) expect(overlapShare(a, b)).toBeLessThan(0.06);
  });

  it('hold 31 of the longest names too', () => {
    const pages = layOutTree(
      Array.from({ length: 31 }, (_, i) => ({ id: `${i}`, name: '株式会社さくら営業部一同' })),
      1,
    );
    expect(pages[0]?.length).toBeGreaterThanOrEqual(29);
  });
});

describe('layOutTree', () => {
  it('hangs every leaf once, within the stage, in order of arrival', () => {
    fc.assert(
      fc.property(leavesOf(70), seedOf, (leaves, seed) => {
        const pages = layOutTree(leaves, seed);
        expect(pages.flat().map(leaf => leaf.id)).toEqual(leaves.map(leaf => leaf.id));
        for (const leaf of pages.flat()) {
          for (const [x, y] of bladeOf(leaf)) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(STAGE.width);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(STAGE.height);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('covers no name and lets blades overlap only lightly', () => {
    fc.assert(
      fc.property(leavesOf(60), seedOf, (leaves, seed) => {
        for (const page of layOutTree(leaves, seed)) {
          for (const [earlier, later] of pairs(page)) {
            expect(convexOverlap(bladeOf(later), nameBoxOf(earlier))).toBeLessThan(0.5);
            expect(overlapShare(later, earlier)).toBeLessThanOrEqual(MAX_OVERLAP + 0.02);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('never moves a leaf that hangs', () => {
    fc.assert(
      fc.property(leavesOf(50), nameOf, seedOf, (leaves, name, seed) => {
        const before = layOutTree(leaves, seed).flat();
        const after = layOutTree([...leaves, { id: 'new', name }], seed).flat();
        expect(after.slice(0, before.length)).toEqual(before);
      }),
      { numRuns: 25 },
    );
  });

  it('hangs more than the presets by chance, then grows another page', () => {
    const pages = layOutTree(
      Array.from({ length: 120 }, (_, i) => ({ id: `${i}`, name: 'ゆい' })),
      3,
    );
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]?.length).toBeGreaterThan(31);
    expect(pages[1]?.[0]?.presetIndex).toBe(0);
  });

  it('gives no page for no leaves', () => {
    expect(layOutTree([], 1)).toEqual([]);
  });
});

describe('leafNumber', () => {
  it('counts from 1 to the leaf count and begins again', () => {
    expect([0, 28, 29, 31, 32].map(i => leafNumber(i, 29))).toEqual([1, 29, 1, 3, 4]);
    expect([0, 31, 32].map(i => leafNumber(i, 32))).toEqual([1, 32, 1]);
  });
});
