import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halfWidthCommas, normaliseAddresses, readAddresses } from './address-list.ts';

test('comma, full-width comma, 、, line break and space are all separators', () => {
  const wanted = ['a@b.jp', 'c@d.jp'];
  for (const sign of [',', '，', '、', '､', '\n', '\r\n', ' ', '　', ' , ', ',\n']) {
    expect(readAddresses(`a@b.jp${sign}c@d.jp`), JSON.stringify(sign)).toEqual(wanted);
  }
});

test('on blur, addresses are separated by a comma and a space, with nothing at the ends', () => {
  expect(normaliseAddresses('，a@b.jp、ｃ@d.jp,\n')).toBe('a@b.jp, c@d.jp');
  expect(normaliseAddresses(' 、 ')).toBe('');
});

test('duplicate addresses are removed', () => {
  expect(normaliseAddresses('a@b.jp, c@d.jp, a@b.jp')).toBe('a@b.jp, c@d.jp');
});

test('both normalizations are idempotent', () => {
  const text = fc.string({ unit: fc.constantFrom('a', '@', '.', ',', '、', '，', ' ', '　', '\n', 'ａ') });
  fc.assert(
    fc.property(text, value => {
      expect(normaliseAddresses(normaliseAddresses(value))).toBe(normaliseAddresses(value));
      expect(halfWidthCommas(halfWidthCommas(value))).toBe(halfWidthCommas(value));
    }),
  );
});
