import { expect, test } from 'vitest';
import { matchesPath } from './match-path.ts';

test('a page matches its own link and those above it', () => {
  expect(matchesPath('/manage/weddings', '/manage/weddings', 'prefix')).toBe(true);
  expect(matchesPath('/manage/weddings', '/manage/weddings/12/live', 'prefix')).toBe(true);
  expect(matchesPath('/manage/weddings', '/manage/weddings-old', 'prefix')).toBe(false);
});

test('a home page matches only itself', () => {
  expect(matchesPath('/manage', '/manage/weddings', 'exact')).toBe(false);
  expect(matchesPath('/manage/', '/manage', 'exact')).toBe(true);
  expect(matchesPath('/', '/manage', 'exact')).toBe(false);
  expect(matchesPath('/', '/manage', 'prefix')).toBe(true);
});

test('query and hash are ignored', () => {
  expect(matchesPath('/manage/weddings?page=2', '/manage/weddings#top', 'exact')).toBe(true);
});
