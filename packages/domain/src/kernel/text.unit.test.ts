import { describe, expect, test } from 'vitest';
import { cleanLine, cleanText } from './text.ts';

const FAMILY = '👨\u200d👩\u200d👧';
const SCOTLAND = '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';
/** A kanji with the variation selector that its owner uses; the selector has no width. */
const KATSURAGI = '葛\u{e0100}城';

describe('given a text as it was typed or sent', () => {
  test.each([
    '',
    '  \u3000',
    '\u200b',
    '\u2060\ufeff\u00ad',
    '\u3164',
    '\u2800 \u200d',
    '\u202e\u2066',
    '\n\r\n\t',
    '\u0007',
  ])('when none of it is visible, then it is empty (%j)', text => {
    expect([cleanLine(text), cleanText(text)]).toEqual(['', '']);
  });

  test.each([
    ['a direction that would turn what follows', '山田\u202e太郎\u2067\u200f', '山田太郎'],
    ['a line end', ' 山田 \r\n 太郎\n', '山田 太郎'],
    ['a tab, a separator of lines', '山田\t太郎\u2028様', '山田 太郎 様'],
    ['control characters', '山\u0000田\u001b[31m\u009f', '山田[31m'],
    ['spaces without width', '\ufeff山\u200b田\u2060\u00ad', '山田'],
  ])('when a line contains %s, then it is removed', (_, typed, kept) => {
    expect(cleanLine(typed)).toBe(kept);
    expect(cleanLine(kept)).toBe(kept);
  });

  test.each([FAMILY, SCOTLAND, KATSURAGI, '❤️', '髙﨑　健', 'O’Neill', 'محمد'])(
    'when it is %s, then it is unchanged, in a line and in a text',
    text => {
      expect([cleanLine(text), cleanText(text)]).toEqual([text, text]);
    },
  );

  test('when it has several lines, then it keeps them and the spacing between them', () => {
    const typed = ' ご結婚\r\n\r\n\tおめでとう\u202eございます\u2029末永く\u2060 ';
    expect(cleanText(typed)).toBe('ご結婚\n\n\tおめでとうございます\n末永く\u2060');
  });
});
