import { describe, expect, test } from 'vitest';
import { after, instant, MINUTE_MS } from '../kernel/instant.ts';
import { decideAttempt, startsDelay } from './decide.ts';

const noon = instant(1_800_000_000_000);
const attempts = (count: number) => ({ count, lastAllowedAt: noon });

describe('given attempts to sign in to an account', () => {
  test('when it is one of the first five, then it is verified', () => {
    expect(decideAttempt(attempts(1), noon)).toBe('try');
    expect(decideAttempt(attempts(5), noon)).toBe('try');
  });

  test('when it is the sixth, then it waits for the rest of the 15 minutes', () => {
    expect(decideAttempt(attempts(6), noon)).toEqual({ refused: 'login_delayed', meta: { minutes: 15 } });
    expect(decideAttempt(attempts(6), after(noon, 15 * MINUTE_MS - 1))).toMatchObject({ meta: { minutes: 1 } });
  });

  test('when the fifth fails, then only that one triggers the warning mail', () => {
    expect([4, 5, 6].map(count => startsDelay(attempts(count)))).toEqual([false, true, false]);
  });
});
