import { expect, test } from 'vitest';
import { letterKindOf } from './letter-kind.ts';

const detail = { isBlocked: false, isPreview: false, lifeCycle: 'inviting' } as const;

test.each([
  [{}, undefined],
  [{ lifeCycle: 'postponed' }, 'postponed'],
  [{ lifeCycle: 'canceled' }, 'canceled'],
  [{ lifeCycle: 'ended' }, undefined],
  [{ lifeCycle: 'canceled', isBlocked: true }, 'blocked'],
  [{ lifeCycle: 'canceled', isPreview: true }, undefined],
] as const)('given %o, then the guest sees the letter %s', (facts, kind) => {
  expect(letterKindOf({ ...detail, ...facts })).toBe(kind);
});
