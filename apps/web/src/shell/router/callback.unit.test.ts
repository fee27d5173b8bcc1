import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCallback, withCallback } from './callback.ts';

const ORIGIN = 'https://kotohogi.test';

describe('given the callback of a login page', () => {
  test('when it is a page of ours, with or without the host, it is followed with its query and hash', () => {
    expect(readCallback('/admin?x=1#top', ORIGIN)).toBe('/admin?x=1#top');
    expect(readCallback(`${ORIGIN}/c/a/manage`, ORIGIN)).toBe('/c/a/manage');
  });

  test.each([
    'https://elsewhere.test/admin',
    '//elsewhere.test/admin',
    '/\\elsewhere.test',
    'http://kotohogi.test/admin',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://kotohogi.test:8443/',
    'https://kotohogi.test@elsewhere.test/',
    '',
    undefined,
    null,
  ])('when it is %s, then it is not followed', callback => {
    expect(readCallback(callback, ORIGIN)).toBeUndefined();
  });

  test('for any input, the followed path begins with one slash and stays on our host', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('', '/', '//', ORIGIN, `${ORIGIN}//`, '/\\'), (text, before) => {
        const followed = readCallback(before + text, ORIGIN);
        if (followed === undefined) return;
        expect(followed).toMatch(/^\/(?!\/)/);
        expect(new URL(followed, ORIGIN).origin).toBe(ORIGIN);
      }),
    );
  });

  test('a login returns to the wanted page', () => {
    const login = new URL(withCallback('/admin/login', '/admin/companies?page=2&name=小林#a', ORIGIN), ORIGIN);
    expect(login.pathname).toBe('/admin/login');
    expect(readCallback(login.searchParams.get('callback'), ORIGIN)).toBe(
      '/admin/companies?page=2&name=%E5%B0%8F%E6%9E%97#a',
    );
  });
});
