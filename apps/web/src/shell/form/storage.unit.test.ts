import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keep, keepText, readKept, readKeptText } from './kept.ts';

/** The part of the browser's storage used here. */
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

test('given an unsaved text, when the page is opened again, it is there; after saving, it is gone', () => {
  keepText('words', { saved: '', text: 'おめでとう' });
  expect(readKeptText('words', '')).toBe('おめでとう');
  expect(readKeptText('other', '')).toBeUndefined();
  keepText('words', { saved: 'おめでとう', text: 'おめでとう' });
  expect(readKept('words')).toBeUndefined();
});

test('given a stored draft, when its base has changed, the newer text applies', () => {
  keepText('thanks', { saved: '', text: 'ありがとう' });
  expect(readKeptText('thanks', '夫が書いたお礼')).toBeUndefined();
});

test('given a value stored by another page, when it is read, it is ignored', () => {
  for (const value of [7, 'text', null, ['a'], { text: 7, saved: '' }, { text: 'a' }]) {
    keep('words', value);
    expect(readKeptText('words', '')).toBeUndefined();
  }
});

test('given a browser without storage, when something is stored, nothing happens', () => {
  vi.stubGlobal('localStorage', undefined);
  keep('words', 'a');
  expect(readKept('words')).toBeUndefined();
});
