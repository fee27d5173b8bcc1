import { expect, test } from 'vitest';
import { DEFAULT_PROGRAM, programTitleInEnglish } from './defaults.ts';

test('given the default program, when it is read in English, then every item has its own translation', () => {
  const titles = DEFAULT_PROGRAM.map(item => programTitleInEnglish(item.title));
  expect(new Set(titles).size).toBe(DEFAULT_PROGRAM.length);
  expect(titles.every(title => /^[A-Z][a-z ]+/.test(title))).toBe(true);
  expect(DEFAULT_PROGRAM.filter(item => item.highlight).map(item => item.title)).toEqual(['おふたりからのご挨拶']);
});

test('given an item of their own, when it is read in English, then it stays as the couple wrote it', () => {
  expect(programTitleInEnglish('餅つき')).toBe('餅つき');
});
