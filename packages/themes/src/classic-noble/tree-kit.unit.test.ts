import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '../drawing/colour.ts';
import type { Point } from '../drawing/curve.ts';
import { PATTERNS } from '../patterns.ts';
import { convexOverlap } from '../tree/convex.ts';
import { leafPaintOf, STAGE } from '../tree/kit.ts';
import { bladeOf, layOutTree, MAX_OVERLAP, nameBoxOf, overlapShare, type PlacedLeaf } from '../tree/layout.ts';
import { MIN_NAME_PX } from '../tree/leaf-name.ts';
import { leafShape } from './leaf-shapes.ts';
import { CLASSIC_NOBLE_TREE as KIT, RIBS, ribY, TRUNK_X } from './tree-kit.ts';

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

const pairs = (page: readonly PlacedLeaf[]) =>
  page.flatMap((earlier, i) => page.slice(i + 1).map(later => [earlier, later] as const));
const middleOf = (place: { readonly left: number; readonly top: number }): Point => [
  place.left + KIT.boxes.slim.width / 2,
  place.top + KIT.boxes.slim.height / 2,
];

describe('the preset places', () => {
  it('number 31 on the stage, from the center of the crown outward', () => {
    expect(KIT.presets).toHaveLength(31);
    for (const place of KIT.presets) {
      const [x, y] = middleOf(place);
      expect(Math.abs(x - TRUNK_X)).toBeLessThanOrEqual(STAGE.width / 2 - KIT.boxes.slim.width / 2);
      expect(y).toBeGreaterThan(KIT.boxes.slim.height / 2);
      expect(y).toBeLessThan(320);
    }
    const reach = (i: number) => {
      const [x, y] = middleOf(KIT.presets[i] ?? { left: 0, top: 0 });
      return Math.hypot(x - TRUNK_X, y - 165);
    };
    expect(reach(0)).toBeLessThan(30);
    expect(reach(30)).toBeGreaterThan(100);
  });

  it('are each on a rib of the tree', () => {
    for (const place of KIT.presets) {
      const [x, y] = middleOf(place);
      const gaps = RIBS.map(rib => Math.abs(ribY(rib, x - TRUNK_X) - y));
      expect(Math.min(...gaps)).toBeLessThan(0.2);
    }
  });

  it('have a mirrored twin each, unless on the axis', () => {
    const places = KIT.presets.map(place => ({ middle: middleOf(place), rotate: place.rotate }));
    for (const { middle, rotate } of places) {
      if (Math.abs(middle[0] - TRUNK_X) < 1) continue;
      const twin = places.find(
        ({ middle: [x, y] }) => Math.abs(x + middle[0] - 2 * TRUNK_X) < 0.3 && Math.abs(y - middle[1]) < 0.3,
      );
      expect(twin?.rotate).toBeCloseTo(-rotate, 0);
    }
  });

  it('are taken in order by short names, which hardly touch', () => {
    const [page = []] = layOutTree(
      KIT,
      Array.from({ length: 31 }, (_, i) => ({ id: `${i}`, name: 'さくら' })),
      1,
    );
    expect(page.map(leaf => leaf.presetIndex)).toEqual(Array.from({ length: 31 }, (_, i) => i));
    for (const [a, b] of pairs(page)) expect(overlapShare(KIT, a, b)).toBeLessThan(0.06);
  });
});

describe('the full crown', () => {
  it('keeps every leaf within the stage, with its name at least at minimum size', () => {
    fc.assert(
      fc.property(leavesOf(70), seedOf, (leaves, seed) => {
        const pages = layOutTree(KIT, leaves, seed);
        expect(pages.flat().map(leaf => leaf.id)).toEqual(leaves.map(leaf => leaf.id));
        for (const leaf of pages.flat()) {
          expect(leaf.name.fontSizePx).toBeGreaterThanOrEqual(MIN_NAME_PX);
          for (const [x, y] of bladeOf(KIT, leaf)) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(STAGE.width);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(STAGE.height);
          }
        }
      }),
      { numRuns: 25 },
    );
  });

  it('covers no name and lets blades overlap only slightly', () => {
    fc.assert(
      fc.property(leavesOf(60), seedOf, (leaves, seed) => {
        for (const page of layOutTree(KIT, leaves, seed)) {
          for (const [earlier, later] of pairs(page)) {
            expect(convexOverlap(bladeOf(KIT, later), nameBoxOf(KIT, earlier))).toBeLessThan(0.5);
            expect(overlapShare(KIT, later, earlier)).toBeLessThanOrEqual(MAX_OVERLAP + 0.02);
          }
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('a leaf', () => {
  it.each(['slim', 'wide', 'tall'] as const)('of size %s is an individual that stays within its box', size => {
    const { width, height } = KIT.boxes[size];
    const blades = new Set<string>();
    for (let number = 1; number <= PATTERNS['classic-noble'].leafCount; number += 1) {
      const { blade } = leafShape(size, number);
      blades.add(blade);
      const numbers = blade.match(/-?[\d.]+/g)?.map(Number) ?? [];
      expect(numbers.every(Number.isFinite)).toBe(true);
      const along = numbers.filter((_, i) => i % 2 === 0);
      const across = numbers.filter((_, i) => i % 2 === 1);
      expect(Math.max(...along.map(Math.abs))).toBeLessThanOrEqual(width / 2 + 1.5);
      expect(Math.max(...across.map(Math.abs))).toBeLessThanOrEqual(height * 0.62);
    }
    expect(blades.size).toBeGreaterThanOrEqual(20);
  });

  it.each(PATTERNS['classic-noble'].leafColours)('of colour %s carries its name at 4.5:1', colour => {
    const { light, deep, ink } = leafPaintOf(KIT, colour);
    expect(contrast(ink, light)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(ink, deep)).toBeGreaterThanOrEqual(4.5);
  });
});
