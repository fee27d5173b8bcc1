import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLatin, nameEm, nameLines } from './name-lines.ts';
import { roman } from './roman.ts';

const nameOf = fc.constantFrom(
  'U',
  'Yui',
  'Haruto',
  'Maximilian-Alexander',
  '勅使河原',
  'マクシミリアン',
  'Mia',
  'Wolfgang',
);

describe('two names below the plate', () => {
  it('end further right in the second line than in the first, whichever is longer', () => {
    fc.assert(
      fc.property(nameOf, nameOf, (first, second) => {
        const { staggerEm, staggeredEm } = nameLines([first, second]);
        expect(staggerEm).toBeGreaterThan(0.3);
        expect(staggeredEm).toBeGreaterThan(nameEm(first));
        expect(staggeredEm - staggerEm).toBeGreaterThan(nameEm(second));
      }),
    );
  });

  it('take the width of their letters, kana and kanji a full square', () => {
    expect(nameEm('勅使河原')).toBe(4);
    expect(nameEm('Maximilian-Alexander')).toBeGreaterThan(nameEm('Haruto') * 2);
    expect(nameEm('髙橋')).toBe(2);
    expect(nameEm('𠮷')).toBe(1);
  });

  it.each([
    ['אלישבע־רחל', 5.52],
    ['عبد الرحمن', 4.79],
    ['Владислав', 5.12],
    ['Γεώργιος', 4.11],
  ])('have room for %s in a wide face of the device', (name, widthEm) => {
    expect(nameEm(name)).toBeGreaterThanOrEqual(widthEm);
  });

  it('work with one name and with none', () => {
    expect(nameLines(['U'])).toEqual({ staggeredEm: nameEm('U'), staggerEm: 0, lineEm: nameEm('U') });
    expect(nameLines([]).staggeredEm).toBe(0);
  });

  it('get Latin credits only if they are in Latin letters', () => {
    expect(['Haruto', 'Zoë', "O'Neil", '勅使河原', 'ハルト'].map(isLatin)).toEqual([true, true, true, false, false]);
  });
});

describe('roman', () => {
  it.each([
    [1, 'I'],
    [4, 'IV'],
    [9, 'IX'],
    [14, 'XIV'],
    [21, 'XXI'],
    [29, 'XXIX'],
    [31, 'XXXI'],
  ])('writes the %i. as %s', (day, numeral) => {
    expect(roman(day)).toBe(numeral);
  });
});
