import { expect, test } from 'vitest';
import { fixedKey } from './fixed-key.ts';

test.each([
  ['gifts are open', { isFixed: false, frozen: null }, 'payment.fixedAt'],
  ['gifts are closed and the job has not run', { isFixed: true, frozen: null }, 'payment.beingFixed'],
  ['the amount is stored', { isFixed: true, frozen: { amountYen: 0 } }, 'payment.isFixed'],
])('given that %s, then the text says exactly that', (_, facts, key) => {
  expect(fixedKey(facts)).toBe(key);
});
