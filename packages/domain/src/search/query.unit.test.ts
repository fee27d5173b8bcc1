import { describe, expect, test } from 'vitest';
import type { FacilityId } from '../kernel/ids.ts';
import { coupleEntriesOf, entriesOf, readSearch, wordsOf } from './query.ts';

describe('given a text that staff typed', () => {
  test('both names of a couple are separate words, however they are joined', () => {
    for (const text of ['小林 佐藤', '小林　佐藤', '小林・佐藤', '小林 & 佐藤']) {
      expect(readSearch(text)?.words).toEqual([['小林'], ['佐藤']]);
    }
  });

  test('hiragana, half-width kana and Latin letters search katakana', () => {
    expect(readSearch('こばやし')?.words).toEqual([['コバヤシ']]);
    expect(readSearch('ｺﾊﾞﾔｼ')?.words).toEqual([['コバヤシ']]);
    expect(readSearch('Kobayashi')?.words).toEqual([['kobayashi', 'コバヤシ']]);
  });

  test('a single Latin letter is searched in lists, not everywhere', () => {
    expect(readSearch('a')?.words).toEqual([]);
    expect(wordsOf('a')).toEqual([['a', 'ア']]);
  });

  test('a code is compared in half-width lowercase, and in one piece', () => {
    expect(readSearch(' Ｒ－2026－7 ')?.code).toBe('r-2026-7');
  });

  test('a text of only spaces or marks matches no name', () => {
    expect(readSearch('  　')).toBeUndefined();
    expect(readSearch('%')?.words).toEqual([['%']]);
    expect(readSearch('・')?.words).toEqual([]);
  });

  test('a short text is the beginning of an entry of the index, a longer one consists of its runs', () => {
    expect(entriesOf('林')).toBe("'林':*");
    expect(entriesOf('𠮷田')).toBe("'𠮷田':*");
    expect(entriesOf('𠮷田陽')).toBe("'𠮷田陽'");
    expect(entriesOf('タナタナタ')).toBe("'タナタ' & 'ナタナ'");
    expect(entriesOf("'\\")).toBe("'''\\\\':*");
  });

  test('each word of a couple has to match in one of its spellings, within the venue', () => {
    expect(coupleEntriesOf([['sato', 'サト'], ['林']], 7 as FacilityId)).toBe(
      "' 7' & (('sat' & 'ato') | ('サト':*)) & (('林':*))",
    );
  });
});
