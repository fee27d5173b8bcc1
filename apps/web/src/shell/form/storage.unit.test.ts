import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readStored, readStoredText, store, storeText } from './storage.ts';

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
  storeText('words', { saved: '', text: 'おめでとう' });
  expect(readStoredText('words', '')).toBe('おめでとう');
  expect(readStoredText('other', '')).toBeUndefined();
  storeText('words', { saved: 'おめでとう', text: 'おめでとう' });
  expect(readStored('words')).toBeUndefined();
});

test('given a stored draft, when its base has changed, the newer text applies', () => {
  storeText('thanks', { saved: '', text: 'ありがとう' });
  expect(readStoredText('thanks', '夫が書いたお礼')).toBeUndefined();
});

test('given a value stored by another page, when it is read, it is ignored', () => {
  for (const value of [7, 'text', null, ['a'], { text: 7, saved: '' }, { text: 'a' }]) {
    store('words', value);
    expect(readStoredText('words', '')).toBeUndefined();
  }
});

test('given a browser without storage, when something is stored, nothing happens', () => {
  vi.stubGlobal('localStorage', undefined);
  store('words', 'a');
  expect(readStored('words')).toBeUndefined();
});
