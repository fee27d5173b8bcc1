import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textsOf } from './fonts/catalogues.ts';
import { BESIDE_JAPANESE, CORE } from './fonts/character-sets.ts';
import { PATTERN_FACES } from './fonts/pattern-faces.ts';
import { parseUnicodeRanges, unicodeRange } from './fonts/unicode-range.ts';

const THEMES = path.join(import.meta.dirname, '../packages/themes');
const [often, rare] = ['fonts.css', 'fonts-rare.css'].map(name => readFileSync(path.join(THEMES, 'src', name), 'utf8'));
const ofPatterns = PATTERN_FACES.map(({ pattern }) =>
  readFileSync(path.join(THEMES, 'src', pattern, 'fonts.css'), 'utf8'),
).join('');
const css = `${often}${rare}${ofPatterns}`;

describe('the committed fonts', () => {
  it('are exactly the files the style sheet references', () => {
    const named = [...css.matchAll(/\/fonts\/([\w-]+\.woff2)/g)].map(([, file]) => file);
    expect(named.toSorted()).toEqual(readdirSync(path.join(THEMES, 'static/fonts')).toSorted());
    expect(named.length).toBeGreaterThan(10);
    expect(css.match(/font-display: swap/g)).toHaveLength(named.length);
  });

  it('contain kana, the calendar and basic Latin', () => {
    const mincho = parseUnicodeRanges(css, 'Kotohogi Mincho');
    expect([...CORE].filter(character => !mincho.has(character))).toEqual([]);
    const sans = parseUnicodeRanges(css, 'Kotohogi Sans');
    expect([...BESIDE_JAPANESE].filter(character => !sans.has(character))).toEqual([]);
    expect(sans.has('…')).toBe(false);
  });
});

describe('unicodeRange', () => {
  it('merges adjacent code points and can be parsed back', () => {
    expect(unicodeRange(new Set('cabあ'))).toBe('U+61-63, U+3042');
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0x20, max: 0x2ffff })), codes => {
        const characters = new Set(
          codes.filter(code => code < 0xd800 || code > 0xdfff).map(code => String.fromCodePoint(code)),
        );
        const face = `@font-face { font-family: 'X'; unicode-range: ${unicodeRange(characters)}; }`;
        expect(parseUnicodeRanges(face, 'X')).toEqual(characters);
      }),
    );
  });
});

it('reads the words of a catalog and ignores its comments', () => {
  const source = "/** 説明 */\nexport const a = { title: '式', link: 'https://例' }; // 注\n";
  expect(textsOf(source)).toEqual(['式', '例']);
});
