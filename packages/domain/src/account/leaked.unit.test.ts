import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLeaked } from './leaked.ts';
import { LEAKED_HASHES } from './leaked-hashes.ts';

test('the most common passwords are recognized in any letter case', () => {
  for (const common of [
    'password',
    '12345678',
    'baseball',
    'football',
    'Superman',
    'PASSWORD1',
    'trustno1',
    'iloveyou',
  ]) {
    expect(isLeaked(common), common).toBe(true);
  }
});

test('an individual password is not recognized', () => {
  for (const own of ['our-own-password', 'kotohogi-demo', 'a-long-password-1', 'karuizawa no asa 7']) {
    expect(isLeaked(own), own).toBe(false);
  }
});

test('the list is complete and sorted, so that the binary search in it works', () => {
  const hashes = LEAKED_HASHES.match(/.{7}/g) ?? [];
  expect(LEAKED_HASHES.length).toBe(hashes.length * 7);
  expect(hashes.length).toBeGreaterThan(1_500);
  expect(hashes).toEqual([...new Set(hashes)].sort());
});

test('any text gets an answer', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), text => typeof isLeaked(text) === 'boolean'));
});
