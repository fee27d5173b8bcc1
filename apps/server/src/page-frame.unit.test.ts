import { expect, test } from 'vitest';
import { frameOf } from './page-frame.ts';

type Request = Parameters<typeof frameOf>[0];
const signedIn = { cookies: { kotohogi_user: 'token' } } as unknown as Request;
const anonymous = { cookies: {} } as unknown as Request;

test.each([
  ['/c/lumiere/weddings/haruto-yui/manage', true],
  ['/c/lumiere/weddings/haruto-yui/manage/congratulations', true],
  ['/c/weddings/haruto-yui/manage', true],
  ['/c/lumiere/weddings/haruto-yui/manage/login', false],
  ['/c/lumiere/weddings/haruto-yui/manage/password/reset', false],
  ['/c/lumiere/weddings/haruto-yui', false],
])('given %s, then a signed-in host sees the frame at once: %s', (path, isFramed) => {
  expect(frameOf(signedIn, path) !== '').toBe(isFramed);
  expect(frameOf(anonymous, path)).toBe('');
});
