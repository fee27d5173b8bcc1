import { expect, test } from 'vitest';
import { readInviteLink } from './invite-link.ts';

const SECRET = `${'aB3-_'.repeat(8)}xyz`;

test('an invitation is read from its link, the link of a first visit, or the secret alone', () => {
  expect(readInviteLink(`https://kotohogi.example/account/invites/${SECRET}/activate`)).toBe(SECRET);
  expect(readInviteLink(`https://kotohogi.example/c/a/weddings/b/manage/verify?token=${SECRET}`)).toBe(SECRET);
  expect(readInviteLink(SECRET)).toBe(SECRET);
});

test('a link that a mail program has broken over two lines is accepted', () => {
  expect(
    readInviteLink(` https://kotohogi.example/account/invites/${SECRET.slice(0, 20)}\n${SECRET.slice(20)}/activate `),
  ).toBe(SECRET);
});

test('anything else is rejected', () => {
  for (const text of ['', 'hello', 'https://kotohogi.example/', SECRET.slice(1), `${SECRET}x`]) {
    expect(readInviteLink(text), text).toBeUndefined();
  }
});
