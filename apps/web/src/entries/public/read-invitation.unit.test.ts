import { expect, test } from 'vitest';
import { readInvitation } from './read-invitation.ts';

const ORIGIN = 'https://kotohogi.test';

test.each([
  ['haruto-yui', '/c/weddings/haruto-yui'],
  [' Haruto-Yui ', '/c/weddings/haruto-yui'],
  ['https://kotohogi.test/c/lumiere/weddings/haruto-yui', '/c/lumiere/weddings/haruto-yui'],
  ['https://kotohogi.test/c/lumiere/weddings/haruto-yui/invitation?x=1', '/c/lumiere/weddings/haruto-yui'],
  ['/c/weddings/haruto-yui/', '/c/weddings/haruto-yui'],
])('%s opens %s', (text, path) => {
  expect(readInvitation(text, ORIGIN)).toBe(path);
});

test.each([
  '',
  '  ',
  'ab',
  'admin',
  '小林',
  'https://elsewhere.test/c/weddings/haruto-yui',
  'https://kotohogi.test/admin',
  'http://',
])('%o opens nothing', text => {
  expect(readInvitation(text, ORIGIN)).toBeUndefined();
});
