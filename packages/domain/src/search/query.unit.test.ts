import { describe, expect, test } from 'vitest';
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

  test('a text of one character needs one entry of the index, a longer one its pairs', () => {
    expect(entriesOf('林')).toEqual(['林']);
    expect(entriesOf('𠮷田')).toEqual(['𠮷田']);
    expect(entriesOf('タナタナ')).toEqual(['タナ', 'ナタ']);
    expect(coupleEntriesOf('tanaka')).toEqual(['tan', 'ana', 'nak', 'aka']);
    expect([coupleEntriesOf('ta'), coupleEntriesOf('タナカ')]).toEqual([['ta'], ['タナ', 'ナカ']]);
  });
});
