import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../drawing/colour.ts';
import { CLASSIC_NOBLE_MANIFEST } from './manifest.ts';
import { PAINTS } from './paints.ts';

const css = readFileSync(path.join(import.meta.dirname, '../themes.css'), 'utf8');
const block = /\[data-theme='classic-noble'\] \{([^}]*)\}/.exec(css)?.[1] ?? '';
const roles = new Map([...block.matchAll(/--([\w-]+):\s*(#[\da-f]+);/g)].map(([, name, value]) => [name, value]));

describe('the palette', () => {
  it('matches the style sheet', () => {
    for (const [role, colour] of Object.entries(CLASSIC_NOBLE_MANIFEST.palette))
      expect(roles.get(role.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)), role).toBe(colour);
  });

  it.each([
    ['names and headings on the plate', '#3d1a30', PAINTS.plate],
    ['the sign between the names', '#86632c', PAINTS.plate],
    ['small gold-brown text', '#6b4a22', PAINTS.plate],
    ['soft ink on the darkest plate', '#5b4e5c', PAINTS.emboss],
    ['text on a slate, on its light thread', '#fbf1dc', PAINTS.thread],
    ['small text on a slate', '#ecdcb6', PAINTS.thread],
    ['the smallest text on a slate', '#e3cfa0', PAINTS.thread],
    ['an outlined button on a slate', '#fbf1dc', '#4a1a35'],
    ['a filled button on a slate', '#3d1a30', '#fbf1dc'],
  ])('sets %s at 4.5:1', (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});
