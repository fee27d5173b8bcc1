import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../drawing/random.ts';
import { convexOverlap } from '../tree/convex.ts';
import { LEAF_SIZES, STAGE } from '../tree/kit.ts';
import { bladeOf, layOutTree, MAX_OVERLAP, nameBoxOf, overlapShare, type PlacedLeaf } from '../tree/layout.ts';
import { MIN_NAME_PX } from '../tree/leaf-name.ts';
import { ARMS, armHeightAt, threadFrom } from './tree/arms.ts';
import { STYLISH_TREE } from './tree-kit.ts';

const nameOf = fc.constantFrom(
  '翔',
  'さくら',
  'Emily',
  'U',
  'おばあちゃん',
  'Grandpa Joe',
  'アレクサンドラ',
  '田中家一同',
  '勅使河原 龍之介',
  'Maximilian-Alexander',
  'Christopher Montgomery',
  '北海道のおじいちゃんおばあちゃん',
);
const leavesOf = (maxLength: number) =>
  fc.array(nameOf, { maxLength }).map(names => names.map((name, i) => ({ id: `leaf-${i}`, name })));
const seedOf = fc.integer({ min: 0, max: 1_000_000 });

const pairs = (page: readonly PlacedLeaf[]) =>
  page.flatMap((earlier, i) => page.slice(i + 1).map(later => [earlier, later] as const));

const threadOf = ({ left, top, width, height }: PlacedLeaf) =>
  STYLISH_TREE.thread?.([left + width / 2, top + height / 2]) ?? [0, 0];

describe('the mobile', () => {
  it('has 31 places on the stage, each below an arm', () => {
    expect(STYLISH_TREE.presets).toHaveLength(31);
    const { width, height } = STYLISH_TREE.boxes.slim;
    for (const { left, top } of STYLISH_TREE.presets) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(STAGE.width);
      expect(top + height).toBeLessThan(364);
      const [x, y] = threadFrom(left + width / 2, top);
      expect(x).toBe(left + width / 2);
      expect(top - y).toBeGreaterThan(2);
      expect(top - y).toBeLessThan(64);
    }
  });

  it('is balanced from the first leaves on', () => {
    const { width } = STYLISH_TREE.boxes.slim;
    const right = STYLISH_TREE.presets.slice(0, 8).filter(({ left }) => left + width / 2 > STAGE.width / 2);
    expect(right).toHaveLength(4);
  });

  it('hangs further leaves only below arms', () => {
    const random = seededRandom(5);
    for (let i = 0; i < 500; i += 1) {
      const [x, y] = STYLISH_TREE.chance(random);
      expect(ARMS.some((_, arm) => (armHeightAt(arm, x) ?? STAGE.height) < y)).toBe(true);
    }
  });

  it('takes every preset in turn for short names', () => {
    const [page = []] = layOutTree(
      STYLISH_TREE,
      Array.from({ length: 31 }, (_, i) => ({ id: `${i}`, name: 'さくら' })),
      1,
    );
    expect(page.map(leaf => leaf.presetIndex)).toEqual(Array.from({ length: 31 }, (_, i) => i));
    for (const [a, b] of pairs(page)) expect(overlapShare(STYLISH_TREE, a, b)).toBeLessThan(0.06);
  });

  it('keeps its hulls clockwise and within their boxes', () => {
    for (const size of LEAF_SIZES) {
      const hull = STYLISH_TREE.hull(size);
      const { width, height } = STYLISH_TREE.boxes[size];
      expect(convexOverlap(hull, hull)).toBeGreaterThan(width * height * 0.7);
      for (const [x, y] of hull) expect(Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2).toBe(true);
    }
  });

  it('hangs every leaf on the stage by a thread from above, covers no name and overlaps only slightly', () => {
    fc.assert(
      fc.property(leavesOf(60), seedOf, (leaves, seed) => {
        const pages = layOutTree(STYLISH_TREE, leaves, seed);
        expect(pages.flat().map(leaf => leaf.id)).toEqual(leaves.map(leaf => leaf.id));
        for (const leaf of pages.flat()) {
          expect(leaf.name.fontSizePx).toBeGreaterThanOrEqual(MIN_NAME_PX);
          for (const [x, y] of bladeOf(STYLISH_TREE, leaf)) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(STAGE.width);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(STAGE.height);
          }
          expect(threadOf(leaf)[1]).toBeLessThan(leaf.top + leaf.height / 2);
        }
        for (const page of pages)
          for (const [earlier, later] of pairs(page)) {
            expect(convexOverlap(bladeOf(STYLISH_TREE, later), nameBoxOf(STYLISH_TREE, earlier))).toBeLessThan(0.5);
            expect(overlapShare(STYLISH_TREE, later, earlier)).toBeLessThanOrEqual(MAX_OVERLAP + 0.02);
          }
      }),
      { numRuns: 30 },
    );
  });
});
