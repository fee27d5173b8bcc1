import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../drawing/colour.ts';
import { seededRandom } from '../drawing/random.ts';
import { DRAWN_PATTERNS } from '../drawn-patterns.ts';
import { NATURAL_TREE } from '../natural/tree-kit.ts';
import { PATTERNS } from '../patterns.ts';
import { isPatternName } from '../theme-names.ts';
import { convexOverlap } from './convex.ts';
import { leafPaintOf, STAGE } from './kit.ts';
import { bladeOf, layOutTree, leafNumber, MAX_OVERLAP, nameBoxOf, overlapShare, type PlacedLeaf } from './layout.ts';

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

describe.each(Object.entries(DRAWN_PATTERNS))('the tree of %s', (name, { tree }) => {
  it('has 31 preset places on the stage', () => {
    expect(tree.presets).toHaveLength(31);
    const { width, height } = tree.boxes.slim;
    for (const { left, top } of tree.presets) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(STAGE.width);
      expect(top + height).toBeLessThanOrEqual(STAGE.height);
    }
  });

  it('places short names on the presets in order, and they hardly touch', () => {
    const [page = []] = layOutTree(
      tree,
      Array.from({ length: 31 }, (_, i) => ({ id: `${i}`, name: 'さくら' })),
      1,
    );
    expect(page.map(leaf => leaf.presetIndex)).toEqual(Array.from({ length: 31 }, (_, i) => i));
    for (const [a, b] of pairs(page)) expect(overlapShare(tree, a, b)).toBeLessThan(0.06);
  });

  it('holds nearly as many of the longest names', () => {
    const pages = layOutTree(
      tree,
      Array.from({ length: 31 }, (_, i) => ({ id: `${i}`, name: '株式会社さくら営業部一同' })),
      1,
    );
    expect(pages[0]?.length).toBeGreaterThanOrEqual(24);
  });

  it('places every leaf once, within the stage, in order of arrival', () => {
    fc.assert(
      fc.property(leavesOf(70), seedOf, (leaves, seed) => {
        const pages = layOutTree(tree, leaves, seed);
        expect(pages.flat().map(leaf => leaf.id)).toEqual(leaves.map(leaf => leaf.id));
        for (const leaf of pages.flat()) {
          for (const [x, y] of bladeOf(tree, leaf)) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(STAGE.width);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(STAGE.height);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('covers no name and lets blades overlap only slightly', () => {
    fc.assert(
      fc.property(leavesOf(60), seedOf, (leaves, seed) => {
        for (const page of layOutTree(tree, leaves, seed)) {
          for (const [earlier, later] of pairs(page)) {
            expect(convexOverlap(bladeOf(tree, later), nameBoxOf(tree, earlier))).toBeLessThan(0.5);
            expect(overlapShare(tree, later, earlier)).toBeLessThanOrEqual(MAX_OVERLAP + 0.02);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  it('never moves a placed leaf', () => {
    fc.assert(
      fc.property(leavesOf(50), nameOf, seedOf, (leaves, newcomer, seed) => {
        const before = layOutTree(tree, leaves, seed).flat();
        const after = layOutTree(tree, [...leaves, { id: 'new', name: newcomer }], seed).flat();
        expect(after.slice(0, before.length)).toEqual(before);
      }),
      { numRuns: 15 },
    );
  });

  it('places more leaves than presets randomly, then adds another page', () => {
    const pages = layOutTree(
      tree,
      Array.from({ length: 120 }, (_, i) => ({ id: `${i}`, name: 'ゆい' })),
      3,
    );
    expect(pages.length).toBeGreaterThan(1);
    expect(pages[0]?.length).toBeGreaterThan(31);
    expect(pages[1]?.[0]?.presetIndex).toBe(0);
  });

  it('tries further places on the stage only', () => {
    const random = seededRandom(7);
    for (let i = 0; i < 500; i += 1) {
      const [x, y] = tree.chance(random);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(STAGE.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(STAGE.height);
    }
  });

  it('has names at 4.5:1 on the whole of every blade', () => {
    const colours = isPatternName(name) ? PATTERNS[name].leafColours : [];
    expect(colours.length).toBeGreaterThanOrEqual(3);
    for (const colour of colours) {
      const { light, deep, ink } = leafPaintOf(tree, colour);
      expect(contrast(ink, light), colour).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, deep), colour).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('starts at the center of the crown of natural', () => {
  const [first, last] = [NATURAL_TREE.presets[0], NATURAL_TREE.presets[30]];
  expect(Math.abs((first?.left ?? 0) + 32 - 187)).toBeLessThan(10);
  expect(Math.abs((last?.left ?? 187) + 32 - 187)).toBeGreaterThan(60);
});

it('returns no page for no leaves', () => {
  expect(layOutTree(NATURAL_TREE, [], 1)).toEqual([]);
});

describe('leafNumber', () => {
  it('counts from 1 to the leaf count and restarts', () => {
    expect([0, 28, 29, 31, 32].map(i => leafNumber(i, 29))).toEqual([1, 29, 1, 3, 4]);
    expect([0, 31, 32].map(i => leafNumber(i, 32))).toEqual([1, 32, 1]);
  });
});
