import { expect, it } from 'vitest';
import { NATURAL_MANIFEST } from './manifest.ts';
import { ENVELOPE, setEnvelopeName } from './settings.ts';

it.each([
  ['翔', ['翔'], 20],
  ['山本 直樹', ['山本直樹'], 18.5],
  ['勅使河原 龍之介', ['勅使河原', '龍之介'], 16],
] as const)('sets %s in columns %j at %d px', (name, columns, fontSizePx) => {
  expect(setEnvelopeName(name)).toEqual({ columns, fontSizePx });
});

it('keeps every name inside its box and at least 9 px up to 21 letters', () => {
  const { width, height } = ENVELOPE.name;
  for (let letters = 1; letters <= 21; letters += 1) {
    const { columns, fontSizePx } = setEnvelopeName('龍'.repeat(letters));
    expect(columns.join('')).toHaveLength(letters);
    expect(fontSizePx).toBeGreaterThanOrEqual(9);
    expect(columns.length * fontSizePx).toBeLessThanOrEqual(width);
    expect(Math.max(...columns.map(column => column.length)) * fontSizePx).toBeLessThanOrEqual(height);
  }
});

it('keeps every opening inside its drawing', () => {
  for (const slot of Object.values(NATURAL_MANIFEST.slots)) {
    if (!('window' in slot)) continue;
    expect(slot.window.x + slot.window.width).toBeLessThan(slot.width);
    expect(slot.window.y + slot.window.height).toBeLessThan(slot.height);
  }
});
