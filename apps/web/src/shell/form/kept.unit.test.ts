import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, keepText, readKept, readKeptText } from './kept.ts';

/** As much of a browser's storage as is used here. */
function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const items = new Map<string, string>();
  return {
    getItem: key => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: key => void items.delete(key),
  };
}
beforeEach(() => vi.stubGlobal('localStorage', storage()));
afterEach(() => vi.unstubAllGlobals());

test('given words that are not saved, when the page is opened again, then they are there; saved, then nothing is', () => {
  keepText('words', { saved: '', text: 'おめでとう' });
  expect(readKeptText('words', '')).toBe('おめでとう');
  expect(readKeptText('other', '')).toBeUndefined();
  keepText('words', { saved: 'おめでとう', text: 'おめでとう' });
  expect(readKept('words')).toBeUndefined();
});

test('given kept words, when what they were begun on has changed, then the newer words stand', () => {
  keepText('thanks', { saved: '', text: 'ありがとう' });
  expect(readKeptText('thanks', '夫が書いたお礼')).toBeUndefined();
});

test('given what another page has kept, when it is read, then it is passed over', () => {
  for (const value of [7, 'text', null, ['a'], { text: 7, saved: '' }, { text: 'a' }]) {
    keep('words', value);
    expect(readKeptText('words', '')).toBeUndefined();
  }
});

test('given a browser without storage, when something is kept, then nothing happens', () => {
  vi.stubGlobal('localStorage', undefined);
  keep('words', 'a');
  expect(readKept('words')).toBeUndefined();
});
