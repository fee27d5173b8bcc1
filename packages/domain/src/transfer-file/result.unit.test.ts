import { expect, test } from 'vitest';
import { effectOf } from './result.ts';

const line = { line: 2, transferId: 7, amountYen: 500, reason: '', resultCode: '' } as const;
const ORDERED = { amountYen: 500, state: 'ordered' } as const;

test.each([
  ['paid', ORDERED, 'confirm'],
  ['failed', ORDERED, 'fail'],
  ['none', ORDERED, 'none'],
  ['paid', undefined, 'unknown'],
  ['paid', { ...ORDERED, amountYen: 501 }, 'amount'],
  ['paid', { ...ORDERED, state: 'confirmed' }, 'same'],
  ['failed', { ...ORDERED, state: 'failed' }, 'same'],
  ['failed', { ...ORDERED, state: 'confirmed' }, 'conflict'],
  ['paid', { ...ORDERED, state: 'failed' }, 'conflict'],
  ['paid', { ...ORDERED, state: 'awaiting-approval' }, 'conflict'],
  ['paid', { ...ORDERED, state: 'canceled' }, 'conflict'],
] as const)('given the result %s of %j, then the line does: %s', (result, transfer, effect) => {
  expect(effectOf({ ...line, result }, transfer, false)).toBe(effect);
});

test('given a transfer that an earlier line names too, then the line changes nothing', () => {
  expect(effectOf({ ...line, result: 'paid' }, ORDERED, true)).toBe('twice');
});

test('given a file without amounts, then the amount is not compared', () => {
  expect(effectOf({ ...line, amountYen: undefined, result: 'paid' }, ORDERED, false)).toBe('confirm');
});
