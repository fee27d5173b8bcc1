import { expect, test } from 'vitest';
import { needsReading } from './needs-reading.ts';
import { readingOf } from './reading.ts';

test('given a name, when the form is Japanese, then its reading is required unless the name is in Latin letters', () => {
  expect(needsReading('山本 直樹', 'ja')).toBe(true);
  expect(needsReading('山本 Emily', 'ja')).toBe(true);
  expect(needsReading('', 'ja')).toBe(true);
  expect(needsReading('Emily Carter-O’Brien', 'ja')).toBe(false);
  expect(needsReading('山本 直樹', 'en')).toBe(false);
});

test.each([
  ['山本 直樹', 'ヤマモト ナオキ', 'ヤマモト ナオキ'],
  ['Emily Carter', '', 'エミリ カーター'],
  ['Emily Carter', 'エミリー・カーター', 'エミリー・カーター'],
  ['やまだ はなこ', '', 'ヤマダ ハナコ'],
  ['ファン＝デル＝ベルク', '', 'ファン・デル・ベルク'],
  ['山本 直樹', '', ''],
])('given %s with the reading "%s", when guests are sorted, then it counts as "%s"', (name, kana, reading) => {
  expect(readingOf(name, kana)).toBe(reading);
});
