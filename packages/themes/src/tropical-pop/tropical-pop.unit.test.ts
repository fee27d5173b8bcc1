import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../drawing/colour.ts';
import { PATTERNS } from '../patterns.ts';
import { leafPaintOf } from '../tree/kit.ts';
import { HERO_PLANS, PHOTO_PLANS } from './hero-plans.ts';
import { TROPICAL_POP_MANIFEST } from './manifest.ts';
import { PAINT } from './paper.ts';
import { TROPICAL_POP_PIECES } from './pieces.ts';
import { HERO_SETTINGS } from './settings.ts';
import { TROPICAL_POP_TREE } from './tree-kit.ts';

const WIDTHS = [375, 768, 1280] as const;

describe('the drawings', () => {
  it.each(Object.entries(TROPICAL_POP_PIECES))(
    '%s contain nothing that breaks in a mail, in Safari or without a font',
    (_, draw) => {
      const svg = draw?.() ?? '';
      expect(svg).toMatch(/^<svg xmlns=/);
      expect(svg).not.toMatch(
        /<(filter|text|image|style|script|foreignObject)\b|https?:(?!\/\/www\.w3\.org)|NaN|undefined/,
      );
      expect(draw?.()).toBe(svg);
    },
  );
});

describe('the hero picture', () => {
  it.each(WIDTHS)('changes the colour of a leaf at every edge, and never to that of its sheet (%d)', width => {
    for (const plan of [HERO_PLANS[width], PHOTO_PLANS[width]]) {
      for (const { paint, figures = {} } of plan.sheets) {
        for (const colour of Object.values(figures))
          expect(contrast(paint, colour), `${colour} on ${paint}`).toBeGreaterThan(1.25);
      }
      const monstera = plan.sheets.flatMap(({ figures }) => figures?.monstera ?? []);
      expect(new Set(monstera).size).toBe(monstera.length);
      expect(monstera.length).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(WIDTHS)('lets one thing break out onto the empty paper: the bill (%d)', width => {
    const { bird, sheets } = HERO_PLANS[width];
    const tip = (bird.x ?? 0) + 344 * (bird.scale ?? 1);
    const neighbors = sheets.filter(
      ({ y, height }) => y < (bird.y ?? 0) + 100 * (bird.scale ?? 1) && y + height > (bird.y ?? 0) + 60,
    );
    const edge = Math.max(...neighbors.filter(({ paint }) => paint === PAINT.pink).map(({ x, width: w }) => x + w));
    expect(tip).toBeGreaterThan(edge + 20);
    expect(tip).toBeLessThan(HERO_SETTINGS[width].width);
  });

  it.each(WIDTHS)('has room for the photograph inside the picture (%d)', width => {
    const { window, width: w, height } = HERO_SETTINGS[width];
    expect(window.x).toBeGreaterThan(0);
    expect(window.x + window.width).toBeLessThan(w);
    expect(window.y + window.height).toBeLessThan(height);
    expect(PHOTO_PLANS[width].branch).toBeUndefined();
  });
});

describe('the palette', () => {
  const { palette } = TROPICAL_POP_MANIFEST;
  const css = readFileSync(path.join(import.meta.dirname, '../themes.css'), 'utf8');
  const block = /\[data-theme='tropical-pop'\] \{([^}]*)\}/.exec(css)?.[1] ?? '';

  it('matches the style sheet', () => {
    for (const [role, colour] of Object.entries(palette)) {
      expect(block).toContain(`--${role.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}: ${colour};`);
    }
  });

  it('has text of the hero and of tags at 4.5:1 or more', () => {
    expect(contrast(PAINT.line, palette.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.accent, palette.paper)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.ink, palette.deco)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onAccent, palette.accent)).toBeGreaterThanOrEqual(4.5);
  });

  it('paints its own leaves flat, with names on them at 4.5:1', () => {
    for (const colour of PATTERNS['tropical-pop'].leafColours) {
      const { light, ink } = leafPaintOf(TROPICAL_POP_TREE, colour);
      expect(contrast(ink, light)).toBeGreaterThanOrEqual(7);
    }
  });
});

describe('the first leaves of the tree', () => {
  it('are spread over the whole fan, so that five make a tree', () => {
    const first = TROPICAL_POP_TREE.presets.slice(0, 5);
    const spread = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
    expect(spread(first.map(({ left }) => left))).toBeGreaterThan(120);
    expect(spread(first.map(({ top }) => top))).toBeGreaterThan(80);
  });

  it('leave the bird’s branch free', () => {
    const { perch, box, feet, scale } = TROPICAL_POP_TREE.bird;
    const head = { x: perch[0] - feet[0] * scale, y: perch[1] - feet[1] * scale };
    for (const { left, top } of TROPICAL_POP_TREE.presets) {
      const isClear = left + 63 < head.x || left > head.x + box.width * scale;
      expect(isClear || top + 31 < head.y).toBe(true);
    }
  });
});
