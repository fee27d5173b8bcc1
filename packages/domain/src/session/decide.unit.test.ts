import { describe, expect, test } from 'vitest';
import { after, instant, MINUTE_MS } from '../kernel/instant.ts';
import { afterFailure, decideLogin, type LoginHistory } from './decide.ts';

const noon = instant(1_800_000_000_000);
const failed = (times: number): LoginHistory | undefined => {
  let history: LoginHistory | undefined;
  for (let i = 0; i < times; i += 1) history = afterFailure(history, noon);
  return history;
};

describe('given failed logins of an account', () => {
  test('when there were none or four, then another is tried', () => {
    expect(decideLogin(undefined, noon)).toBe('try');
    expect(decideLogin(failed(4), noon)).toBe('try');
  });

  test('when there were five, then the account rests for 15 minutes, to the millisecond', () => {
    expect(decideLogin(failed(5), noon)).toEqual({ refused: 'login_delayed', meta: { minutes: 15 } });
    expect(decideLogin(failed(5), after(noon, 15 * MINUTE_MS - 1))).toMatchObject({ meta: { minutes: 1 } });
    expect(decideLogin(failed(5), after(noon, 15 * MINUTE_MS))).toBe('try');
  });

  test('when the fifth fails, then exactly that one asks for the warning mail', () => {
    expect(afterFailure(failed(3), noon).isFirstDelay).toBe(false);
    expect(afterFailure(failed(4), noon).isFirstDelay).toBe(true);
    expect(afterFailure(failed(5), noon).isFirstDelay).toBe(false);
  });

  test('when the rest is over, then counting starts anew', () => {
    expect(afterFailure(failed(5), after(noon, 15 * MINUTE_MS))).toMatchObject({ failures: 1 });
  });
});
