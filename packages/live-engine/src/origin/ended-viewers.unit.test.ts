import { expect, test } from 'vitest';
import { EndedViewers } from './ended-viewers.ts';

test('a viewer who was ended plays again only with a token that was made later', () => {
  const ended = new EndedViewers();
  ended.end('g1', 300_500, 500);
  expect(ended.has({ subject: 'g1', expiresAtMs: 301_000 })).toBe(true);
  expect(ended.has({ subject: 'g2', expiresAtMs: 301_000 })).toBe(false);
  expect(ended.has({ subject: 'g1', expiresAtMs: 302_000 })).toBe(false);
  // A token that has expired says so itself: the entry is not needed any longer.
  ended.end('g2', 700_000, 400_000);
  expect(ended.has({ subject: 'g1', expiresAtMs: 301_000 })).toBe(false);
});
