import { expect, test } from 'vitest';
import { EndedViewers } from './ended-viewers.ts';

test('a viewer whose tokens were revoked plays again only with a token that was issued later', () => {
  const ended = new EndedViewers();
  ended.end('g1', 300_500, 500);
  expect(ended.has({ subject: 'g1', expiresAtMs: 301_000 })).toBe(true);
  expect(ended.has({ subject: 'g2', expiresAtMs: 301_000 })).toBe(false);
  expect(ended.has({ subject: 'g1', expiresAtMs: 302_000 })).toBe(false);
  // A token that has expired is invalid by itself, so its entry is removed.
  ended.end('g2', 700_000, 400_000);
  expect(ended.has({ subject: 'g1', expiresAtMs: 301_000 })).toBe(false);
});
