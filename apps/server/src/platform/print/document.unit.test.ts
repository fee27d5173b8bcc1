import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openDocument } from './document.ts';
import type { Face } from './families.ts';
import { openCase } from './runs.ts';
import { MISSING_GLYPH, subsetFonts } from './subset-fonts.ts';

const bytesOf = (text: string) => Buffer.from(text, 'latin1');
/** Decodes a text string of a PDF: UTF-16 with a byte order mark, and some characters escaped by a backslash. */
const textIn = (literal: string) =>
  new TextDecoder('utf-16be').decode(bytesOf(literal.replace(/\\(.)/gs, (_, sign) => ESCAPED[sign] ?? sign)));
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Every character a PDF maps a glyph to ("ToUnicode"), or a group of glyphs ("ActualText"). */
function charactersIn(pdf: Buffer): ReadonlySet<string> {
  const text = pdf.toString('latin1');
  const characters = new Set<string>();
  for (const { index } of text.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n/g)) {
    const at = text.indexOf('stream', index) + 'stream'.length;
    const from = at + (text[at] === '\r' ? 2 : 1);
    const map = inflateSync(pdf.subarray(from, text.indexOf('endstream', from))).toString('latin1');
    for (const [, codes = ''] of map.matchAll(/(?<=\[|> )<([0-9a-f ]+)>(?=[\] ])/g)) {
      const units = codes.split(' ').map(code => Number.parseInt(code, 16));
      for (const sign of String.fromCharCode(...units)) characters.add(sign);
    }
    for (const [, actual = ''] of map.matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs))
      for (const sign of textIn(actual)) characters.add(sign);
  }
  return characters;
}

const SETTING = { size: 12, colour: '#000000' } as const;

async function print(...lines: readonly string[]) {
  const pdf = await openDocument({ size: [400, 400], title: 'names', language: 'ja', texts: lines });
  pdf.doc.addPage();
  for (const [place, line] of lines.entries()) pdf.line(line, 20, 20 + place * 20, SETTING);
  return charactersIn(await pdf.finish());
}

async function facesOf(text: string, preferred?: Face, whole?: string) {
  const { runsOf } = openCase(await subsetFonts([text, whole ?? '']));
  return [...new Set(runsOf(text, preferred, whole).map(({ face }) => face.split('-')[0]))];
}

describe('given names from many countries', () => {
  test.each([
    ['山本 直樹'],
    ['髙橋 𠮷乃'],
    ['김민준'],
    ['张伟'],
    ['婧 珺 喆'],
    ['Nguyễn Thị Ánh'],
    ['Łukasz Żółć'],
    ['Дмитрий Їжак'],
    ['Γιώργος'],
    ['สมชาย ศรีสุข'],
    ['محمد علي'],
    ['نبيل'],
    ['דוד כהן'],
    ['प्रिया शर्मा'],
  ])('when %s is printed, then the document contains every letter of it', async name => {
    const characters = await print(name);
    expect([...name.normalize('NFC')].filter(sign => sign !== ' ' && !characters.has(sign))).toEqual([]);
    expect(characters).not.toContain(MISSING_GLYPH);
  });

  test('when letters form ligatures, then they are glyphs of their own, and none is missing', async () => {
    // The library fails on a subset font of these.
    expect(await print('प्रिया शर्मा', 'राजेन्द्र श्रीकान्त', 'कृष्ण क्षितिज', 'پریسا')).not.toContain(MISSING_GLYPH);
    const pdf = await openDocument({ size: [400, 400], title: 'names', language: 'ja', texts: ['نبيل'] });
    const apart = [...'نبيل'].reduce((sum, letter) => sum + pdf.width(letter, SETTING), 0);
    expect(pdf.width('نبيل', SETTING)).toBeLessThan(apart * 0.8);
    expect(pdf.width('نبيل', { ...SETTING, spacing: 3 })).toBe(pdf.width('نبيل', SETTING));
  });

  test('when no family supports a script, then 〓 replaces each letter', async () => {
    const { runsOf } = openCase(await subsetFonts(['გია さん']));
    expect(runsOf('გია さん').map(({ text }) => text)).toEqual(['〓〓〓 さん']);
  });
});

describe('given a name whose letters are in several fonts', () => {
  test('when one family has them all, then the whole name is set in it', async () => {
    expect(await facesOf('Nguyễn Thị Ánh')).toEqual(['garamond']);
    expect(await facesOf('王伟')).toEqual(['chinese']);
    expect(await facesOf('王芳')).toEqual(['mincho']);
    expect(await facesOf('Zoë Müller')).toEqual(['mincho']);
    expect(await facesOf('Дмитрий', 'display')).toEqual(['display']);
    expect(await facesOf('Γιώργος', 'display')).toEqual(['garamond']);
    expect(await facesOf('김민준', 'display')).toEqual(['korean']);
  });

  test('when it is set on two lines, then both use one family', async () => {
    expect(await facesOf('Thi Anh')).toEqual(['mincho']);
    expect(await facesOf('Thi Anh', 'mincho', 'Nguyễn Thi Anh')).toEqual(['garamond']);
  });

  test('when it runs from right to left, then its words follow in that order', async () => {
    const { runsOf } = openCase(await subsetFonts(['محمد علي']));
    expect(runsOf('محمد علي').map(({ text }) => text)).toEqual(['علي', ' ', 'محمد']);
  });
});

describe('given any text', () => {
  test('when it is printed, then a document is made', async () => {
    const ranges = [
      [0x20, 0x17f],
      [0x300, 0x52f],
      [0x590, 0x6ff],
      [0x900, 0x97f],
      [0xe00, 0xe7f],
      [0x1e00, 0x206f],
      [0x3000, 0x30ff],
      [0x4e00, 0x4fff],
      [0xac00, 0xacff],
      [0x1f300, 0x1f64f],
    ] as const;
    const sign = fc.oneof(
      ...ranges.map(([min, max]) => fc.integer({ min, max }).map(code => String.fromCodePoint(code))),
    );
    const name = fc.oneof(
      ...ranges.map(([min, max]) =>
        fc.string({ unit: fc.integer({ min, max }).map(code => String.fromCodePoint(code)), maxLength: 12 }),
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(name, { maxLength: 20 }),
        fc.string({ unit: sign, maxLength: 40 }),
        async (names, line) => {
          expect((await print(...names, line)).size).toBeGreaterThan(0);
        },
      ),
      { numRuns: 8 },
    );
  }, 60_000);
});
