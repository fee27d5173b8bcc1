import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagEdge, flagOf } from './flags.ts';
import { hoistNames, MOST_FLAGS, PLEASANT_VOYAGE, spelled } from './hoist.ts';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const word = (letters: readonly { readonly letter: string }[]) => letters.map(({ letter }) => letter).join('');

describe('signal flags', () => {
  it.each(ALPHABET)('has a closed drawing for %s, unlike every other', letter => {
    const parts = flagOf(letter) ?? [];
    expect(parts.length).toBeGreaterThan(0);
    for (const [, d] of parts) expect(d).toMatch(/^M[\d .HVLMZahv-]+Z$/);
    for (const other of ALPHABET.filter(l => l !== letter)) expect(flagOf(other)).not.toEqual(parts);
    expect(flagEdge(letter)).toMatch(/Z$/);
  });

  it('has none for other characters', () => {
    expect(flagOf('1')).toBeUndefined();
    expect(flagOf('翔')).toBeUndefined();
  });
});

describe('spelled', () => {
  it.each([
    ['Haruto', 'HARUTO'],
    ['Zoë', 'ZOE'],
    ['Maximilian-Alexander', 'MAXIMILIANALEXANDER'],
    ["O'Neil", 'ONEIL'],
    ['U', 'U'],
    ['勅使河原', ''],
    ['サクラ', ''],
    ['', ''],
  ])('spells %s as %s', (name, flags) => {
    expect(spelled(name)).toBe(flags);
  });

  it('keeps the first part of a name too long for its line, and never more than the line carries', () => {
    expect(spelled('Bartholomew-Maximilian-Alexander')).toBe('BARTHOLOMEW');
    expect(spelled('A'.repeat(60))).toHaveLength(MOST_FLAGS);
  });
});

describe('dressed', () => {
  it('hoists the first name from the bow and the second to the stern', () => {
    const [bow, stern] = hoistNames(['Haruto', 'Yui']);
    expect(word(bow.flags)).toBe('HARUTO');
    expect(word(stern.flags)).toBe('YUI');
  });

  it('wishes a pleasant voyage on both lines if neither name can be spelled', () => {
    expect(hoistNames(['千尋', '翔']).map(({ flags }) => word(flags))).toEqual([PLEASANT_VOYAGE, PLEASANT_VOYAGE]);
    expect(hoistNames([]).map(({ flags }) => word(flags))).toEqual([PLEASANT_VOYAGE, PLEASANT_VOYAGE]);
  });

  it('leaves the line of a name empty that cannot be spelled if the other can', () => {
    expect(hoistNames(['千尋', 'Sakurako']).map(({ flags }) => word(flags))).toEqual(['', 'SAKURAKO']);
  });

  it('keeps every flag on its line without overlaps, for any names', () => {
    const name = fc.string({ unit: fc.constantFrom(...ALPHABET, '-', ' ', 'é'), maxLength: 40 });
    fc.assert(
      fc.property(name, name, (one, other) => {
        for (const { line, flags } of hoistNames([one, other])) {
          const ys = line.map(([, y]) => y);
          flags.forEach(({ x, y, side }, i) => {
            expect(y).toBeGreaterThan(Math.min(...ys));
            expect(y).toBeLessThan(Math.max(...ys));
            const next = flags[i + 1];
            if (next) expect(Math.hypot(next.x - x, next.y - y)).toBeGreaterThan(side);
          });
        }
      }),
      { numRuns: 100 },
    );
  });
});
