import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isTogether, setTitle, textWidthEm } from './title.ts';

const linesOf = (...names: readonly string[]) =>
  setTitle(names).lines.map(({ text, hasAnd }) => (hasAnd ? `& ${text}` : text));

it.each([
  [
    ['Haruto', 'Yui'],
    ['Haruto', '& Yui'],
  ],
  [
    ['Sofia', 'Chloe'],
    ['Sofia', '& Chloe'],
  ],
  [
    ['Maximilian-Alexander', 'Bo'],
    ['Maximilian-', 'Alexander', '& Bo'],
  ],
  [
    ['Ren', 'Anna Katharina Luise'],
    ['Ren', '& Anna Katharina', 'Luise'],
  ],
  [
    ['勅使河原', '小鳥遊'],
    ['勅使河原', '& 小鳥遊'],
  ],
  [
    ['マクシミリアン・アレクサンダー', 'ユイ'],
    ['マクシミリアン・', 'アレクサンダー', '& ユイ'],
  ],
  [
    ['Wolfeschlegelsteinhausen', 'X'],
    ['Wolfeschlegelsteinhausen', '& X'],
  ],
  [
    ['عبد الرحمن', 'Thị Ánh'],
    ['عبد الرحمن', '& Thị Ánh'],
  ],
  [['Haruto'], ['Haruto']],
  [[], []],
] as const)('sets %j as %j', (names, lines) => {
  expect(linesOf(...names)).toEqual(lines);
});

it('sets two very short names on one line', () => {
  expect(isTogether(setTitle(['U', 'I']))).toBe(true);
  expect(isTogether(setTitle(['翔', '愛']))).toBe(true);
  expect(isTogether(setTitle(['Haruto', 'Yui']))).toBe(false);
  expect(isTogether(setTitle(['U']))).toBe(false);
});

it('never sets a single letter larger than a short name', () => {
  expect(setTitle(['U']).widthEm).toBe(setTitle([]).widthEm);
});

it("keeps every letter of any two names, in order, and no line exceeds the title's width", () => {
  const name = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
    fc
      .array(fc.constantFrom('Ann', '-', ' ', 'あ', 'カ', '・', 'm', 'é', '𠮷'), { minLength: 1, maxLength: 20 })
      .map(parts => parts.join('')),
  );
  fc.assert(
    fc.property(name, name, (one, two) => {
      const { lines, widthEm } = setTitle([one, two]);
      const without = (text: string) => text.replaceAll(/\s/gu, '');
      expect(without(lines.map(({ text }) => text).join(''))).toBe(without(one + two));
      expect(lines.filter(({ hasAnd }) => hasAnd)).toHaveLength(1);
      for (const { text } of lines) expect(textWidthEm(text)).toBeLessThanOrEqual(widthEm + 0.001);
    }),
  );
});
