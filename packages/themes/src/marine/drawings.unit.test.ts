import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../drawing/colour.ts';
import { LEAF_SIZES } from '../tree/kit.ts';
import { contours } from './contour.ts';
import { MARINE_MANIFEST } from './manifest.ts';
import { areaOf } from './outline.ts';
import { MARINE_PIECES } from './pieces.ts';
import { HERO_SETTINGS } from './settings.ts';
import { LEAVES, MARINE_TREE } from './tree-kit.ts';

describe('the palette', () => {
  const css = readFileSync(new URL('../themes.css', import.meta.url), 'utf8');
  const block = /\[data-theme='marine'\] \{([^}]*)\}/.exec(css)?.[1] ?? '';
  const role = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(block)?.[1];

  it('matches the style sheet', () => {
    const { paper, surface, ink, accent, accentText, onAccent, deco, blush, gold } = MARINE_MANIFEST.palette;
    expect([paper, surface, ink, accent, accentText, onAccent, deco, blush, gold]).toEqual(
      ['paper', 'surface', 'ink', 'accent', 'accent-text', 'on-accent', 'deco', 'blush', 'gold'].map(role),
    );
  });

  // The darkest water and the warmest sky behind text.
  it.each(['#f4f9fa', '#98c7d2', '#fbe4d5', '#bbdde2', '#efe0d0'])('keeps ink at 4.5:1 and more on %s', ground => {
    expect(contrast(MARINE_MANIFEST.palette.ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(LEAVES))(
    'writes names on %s leaves at 4.5:1 on their whole wash',
    (_, { light, deep, ink }) => {
      expect(contrast(ink, light)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink, deep)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it("has white at 4.5:1 on the slate's veil", () => {
    for (const white of ['#ffffff', '#e4f0f3', '#d6e6ea'])
      expect(contrast(white, '#2f6479')).toBeGreaterThanOrEqual(4.5);
  });
});

describe('a leaf', () => {
  it.each(LEAF_SIZES)('of size %s has a convex hull around its blade, whichever way it points', size => {
    const hull = MARINE_TREE.hull(size);
    const turn = hull.map(([x, y], i) => {
      const [bx, by] = hull[(i + 1) % hull.length] ?? [x, y];
      const [cx, cy] = hull[(i + 2) % hull.length] ?? [x, y];
      return (bx - x) * (cy - by) - (by - y) * (cx - bx);
    });
    for (const side of turn) expect(side).toBeGreaterThanOrEqual(-0.5);
    const { width, height } = MARINE_TREE.boxes[size];
    for (const [x, y] of hull) {
      expect(Math.abs(x)).toBeLessThanOrEqual(width / 2);
      expect(Math.abs(y)).toBeLessThanOrEqual(height / 2 + 1);
    }
  });
});

describe('the drawings', () => {
  it('trace one ring around one hill, with the area it covers', () => {
    const rings = contours((x, y) => 10 - Math.hypot(x, y), { x: -20, y: -20, width: 40, height: 40, step: 1 });
    expect(rings).toHaveLength(1);
    expect(Math.abs(areaOf(rings[0] ?? []) - Math.PI * 100)).toBeLessThan(3);
  });

  it('have the size the page assumes', () => {
    for (const width of [375, 768, 1280] as const) {
      const { width: w, height: h, boat, horizon, shore } = HERO_SETTINGS[width];
      expect(MARINE_PIECES[`hero-${width}`]()).toContain(`viewBox="0 0 ${w} ${h}"`);
      expect(boat.y).toBeGreaterThan(horizon);
      expect(boat.y).toBeLessThan(shore);
    }
  });
});
