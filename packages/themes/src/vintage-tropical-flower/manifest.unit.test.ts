import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../drawing/colour.ts';
import { LEAF_PAINTS } from '../leaf-colours.ts';
import { VINTAGE_MANIFEST } from './manifest.ts';
import { PAPERS } from './palette.ts';
import { PHOTO_SHEETS, POSTAGE } from './settings.ts';

const { palette } = VINTAGE_MANIFEST;
const sheet = readFileSync(new URL('../themes.css', import.meta.url), 'utf8');
const block = /\[data-theme='vintage-tropical-flower'\] \{([^}]+)\}/.exec(sheet)?.[1] ?? '';
const role = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(block)?.[1];

describe('the palette', () => {
  it('matches the style sheet', () => {
    expect(palette).toEqual({
      paper: role('paper'),
      surface: role('surface'),
      ink: role('ink'),
      accent: role('accent'),
      accentText: role('accent-text'),
      onAccent: role('on-accent'),
      deco: role('deco'),
      blush: role('blush'),
      gold: role('gold'),
    });
    expect(PAPERS).toMatchObject({ sheet: palette.paper, card: palette.surface });
  });

  it.each([
    ['ink', palette.ink],
    ['accent text', palette.accentText],
    ['blush text', role('blush-text') ?? ''],
  ])('writes %s at 4.5:1 on sheet, card and label', (_, ink) => {
    for (const ground of [PAPERS.sheet, PAPERS.card, PAPERS.label, role('sunken') ?? '']) {
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has names on leaves at 4.5:1', () => {
    for (const colour of VINTAGE_MANIFEST.leafColours) {
      const { light, deep, ink } = LEAF_PAINTS[colour];
      expect(Math.min(contrast(ink, light), contrast(ink, deep))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

it('keeps every opening inside its sheet, with a foot for the text', () => {
  for (const { width, height, window } of Object.values(PHOTO_SHEETS)) {
    expect(window.x * 2 + window.width).toBe(width);
    expect(height - window.y - window.height).toBeGreaterThan(window.y);
  }
  expect(POSTAGE.picture.y + POSTAGE.picture.height).toBeLessThan(POSTAGE.height - 30);
});
