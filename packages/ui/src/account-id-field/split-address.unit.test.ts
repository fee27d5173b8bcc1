import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAddress } from './split-address.ts';

test('splits scheme and host from the path', () => {
  expect(splitAddress('https://example.jp/c/')).toEqual({ host: 'https://example.jp', path: '/c/' });
  expect(splitAddress('example.jp/c/')).toEqual({ host: 'example.jp', path: '/c/' });
  expect(splitAddress('/c/')).toEqual({ host: '', path: '/c/' });
});

test('nothing of the URL is lost', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string()), address => {
      const { host, path } = splitAddress(address);
      expect(host + path).toBe(address);
    }),
  );
});
