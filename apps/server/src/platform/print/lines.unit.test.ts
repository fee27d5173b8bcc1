import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakLines } from './lines.ts';

/** Full-width characters count two, all others one. */
const widthOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + ((sign.codePointAt(0) ?? 0) > 0x24f ? 2 : 1), 0);

describe('given a text to set', () => {
  test('when a line is full, then no line starts with closing punctuation, and none ends with an opening bracket', () => {
    expect(breakLines('結婚式。', 6, widthOf)).toEqual(['結婚', '式。']);
    expect(breakLines('これは「はなむけ」です', 8, widthOf)).toEqual(['これは', '「はなむ', 'け」です']);
  });

  test('when a line is full, then it breaks between phrases, not inside a word', () => {
    expect(breakLines('末永くお幸せに。', 14, widthOf)).toEqual(['末永く', 'お幸せに。']);
    expect(breakLines('ふたりの笑顔に涙が出ました。', 10, widthOf)).toEqual(['ふたりの', '笑顔に涙が', '出ました。']);
    expect(breakLines('きょうは最高のお天気だね！', 14, widthOf)).toEqual(['きょうは最高の', 'お天気だね！']);
  });

  test('when it contains Latin words, then they stay whole; one longer than a line is broken', () => {
    expect(breakLines('Congratulations to you both', 16, widthOf)).toEqual(['Congratulations', 'to you both']);
    expect(breakLines('aaaaaaaaaa', 4, widthOf)).toEqual(['aaaa', 'aaaa', 'aa']);
  });

  test('when it has line breaks of its own, then they are kept', () => {
    expect(breakLines('一行目\n\n三行目', 20, widthOf)).toEqual(['一行目', '', '三行目']);
  });

  test('when it is any text, then no character is lost and no line is too wide', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'あ漢、。「」ー a B!👩‍👩‍👧🎉\n'), maxLength: 120 });
    fc.assert(
      fc.property(signs, fc.integer({ min: 6, max: 40 }), (text, width) => {
        const lines = breakLines(text, width, widthOf);
        const bare = (value: string) => value.replace(/\s/g, '');
        expect(bare(lines.join(''))).toBe(bare(text));
        // A single character may be wider than the line: a family emoji counts eight.
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(Math.max(width, 10));
      }),
    );
  });
});
