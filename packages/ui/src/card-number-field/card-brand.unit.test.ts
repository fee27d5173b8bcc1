import { expect, test } from 'vitest';
import { recogniseBrand } from './card-brand.ts';

test.each([
  ['4111 1111', 'visa'],
  ['5555 5555 5555 4444', 'mastercard'],
  ['3530 1113 3330 0000', 'jcb'],
  ['3782 8224 6310 005', 'american-express'],
  ['3056 9309 0259 04', 'diners-club'],
  ['6011 1111 1111 1117', 'discover'],
])('%s is a card of %s', (number, brand) => {
  expect(recogniseBrand(number)).toBe(brand);
});

test('too few digits, or an unsupported brand, give no brand', () => {
  expect(recogniseBrand('')).toBeNull();
  expect(recogniseBrand('3')).toBeNull();
  expect(recogniseBrand('2200 0000')).toBeNull();
});
