import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setMonogram, setTitle, titleLines, titleWidthEm } from './title.ts';

describe('titleLines', () => {
  it.each([
    ['Haruto', ['Haruto']],
    ['U', ['U']],
    ['龍之介', ['龍之介']],
    ['عبد الرحمن', ['عبد الرحمن']],
    ['Maximilian-Alexander', ['Maximilian-', 'Alexander']],
    ['Maria del Carmen', ['Maria del', 'Carmen']],
    ['Bartholomewandfriends', ['Bartholomewandfriends']],
    ['マクシミリアン・アレキサンダー', ['マクシミリアン・', 'アレキサンダー']],
  ])('sets %s as %j', (name, lines) => {
    expect(titleLines(name)).toEqual(lines);
  });

  it('drops no letter except the space it breaks at', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), name => {
        const lines = titleLines(name);
        expect(lines.join('').replaceAll(/\s/gu, '')).toBe(name.replaceAll(/\s/gu, ''));
        expect(Math.max(...lines.map(titleWidthEm))).toBeLessThanOrEqual(titleWidthEm(name));
        expect(lines.length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 300 },
    );
  });
});

describe('setTitle', () => {
  it('keeps two short names on one line, and stacks names that would become small', () => {
    expect(setTitle(['Haruto', 'Yui']).isStacked).toBe(false);
    expect(setTitle(['Shinnosuke', 'Sakurako']).isStacked).toBe(true);
    expect(setTitle(['Maximilian-Alexander', 'U']).isStacked).toBe(true);
  });

  it('limits the size of a single letter', () => {
    expect(setTitle(['U']).longestEm).toBeGreaterThan(3);
    expect(setTitle([]).longestEm).toBeGreaterThan(3);
  });
});

describe('setMonogram', () => {
  const letters = (...names: string[]) => setMonogram(names).letters.map(({ letter }) => letter);

  it.each([
    [
      ['Haruto', 'Yui'],
      ['H', 'Y'],
    ],
    [['haruto'], ['H']],
    [
      ['U', 'U'],
      ['U', 'U'],
    ],
    [
      ['élodie', 'ßeta'],
      ['É', 'SS'],
    ],
    [
      ['“Ann”', ' 龍'],
      ['A', '龍'],
    ],
    [['', '👰'], ['&']],
    [[], ['&']],
  ])('takes of %j the letters %j', (names, expected) => {
    expect(letters(...names)).toEqual(expected);
  });

  it('stacks letters that are not Latin, so that both are readable', () => {
    const { letters: set, isLatin } = setMonogram(['陽翔', 'Yui']);
    expect(isLatin).toBe(false);
    const [first, second] = set;
    expect((second?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThanOrEqual(1);
    expect(first?.x).toBe(0);
  });

  it('keeps every pair of capitals centered, crossed but apart', () => {
    const capital = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    fc.assert(
      fc.property(capital, capital, (a, b) => {
        const { letters: set, widthEm } = setMonogram([a, b]);
        const [first, second] = set;
        if (first === undefined || second === undefined) throw new Error('a letter is missing');
        const [wa, wb] = [titleWidthEm(a), titleWidthEm(b)].map(w => w - 0.045);
        expect(second.x - first.x).toBeGreaterThanOrEqual(0.3 - 1e-9);
        expect(second.x - first.x).toBeLessThanOrEqual(0.6 + 1e-9);
        expect(first.x - (wa ?? 0) / 2).toBeCloseTo(-widthEm / 2);
        expect(second.x + (wb ?? 0) / 2).toBeCloseTo(widthEm / 2);
      }),
    );
  });
});
