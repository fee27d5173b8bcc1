import { share } from '@kotohogi/contract/rules/number';
import { check } from '@kotohogi/contract/rules/rule';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rateText, readRate } from './rate.ts';

describe('given a commission rate as it is typed', () => {
  test.each([
    ['0.05', 0.05],
    ['5%', 0.05],
    ['5 %', 0.05],
    ['.5', 0.5],
    ['1.2%', 0.012],
    ['7%', 0.07],
    ['', null],
  ])('when it is %s, then it is read as %s', (text, rate) => {
    expect(readRate(text)).toBe(rate);
  });

  test('when it is 1.2 or no number, then the contract refuses it', () => {
    for (const text of ['1.2', '120%', '5%%', 'abc', '-1', '0.00005']) {
      expect([text, check(share, readRate(text)).ok]).toEqual([text, false]);
    }
  });

  test('when it is any valid rate, then what is shown is read as the same rate', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000 }), parts => {
        expect(readRate(rateText(parts / 10_000))).toBe(parts / 10_000);
      }),
    );
  });
});
