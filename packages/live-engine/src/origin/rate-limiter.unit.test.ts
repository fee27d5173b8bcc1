import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

const LIMITS = { openPerSubject: 3, requestsPerS: 2, burst: 5, openPerSlot: 4 };

describe('the request limits of a slot', () => {
  it('limit the open requests of one guest, and let the others in', () => {
    const rateLimiter = new RateLimiter(LIMITS);
    expect([1, 2, 3, 4].map(() => rateLimiter.enter('a', 0))).toEqual([
      'admitted',
      'admitted',
      'admitted',
      'too-many-requests',
    ]);
    expect(rateLimiter.enter('b', 0)).toBe('admitted');
    rateLimiter.leave('a');
    expect(rateLimiter.enter('a', 0)).toBe('admitted');
    expect([rateLimiter.open, rateLimiter.turnedAway]).toEqual([4, 1]);
  });

  it('limit the request rate of one guest', () => {
    const rateLimiter = new RateLimiter(LIMITS);
    const ask = (nowMs: number) => {
      const entry = rateLimiter.enter('a', nowMs);
      if (entry === 'admitted') rateLimiter.leave('a');
      return entry;
    };
    expect([1, 2, 3, 4, 5, 6].map(() => ask(0)).at(-1)).toBe('too-many-requests');
    expect(ask(400)).toBe('too-many-requests');
    expect([ask(600), ask(600)]).toEqual(['admitted', 'too-many-requests']);
  });

  it('limit the open requests of all guests together', () => {
    const rateLimiter = new RateLimiter(LIMITS);
    for (const name of ['a', 'b', 'c', 'd']) expect(rateLimiter.enter(name, 0)).toBe('admitted');
    expect(rateLimiter.enter('e', 0)).toBe('crowded');
    rateLimiter.leave('a');
    expect(rateLimiter.enter('e', 0)).toBe('admitted');
  });

  it('never count wrongly, in any sequence', () => {
    const step = fc.record({ name: fc.constantFrom('a', 'b', 'c'), isLeaving: fc.boolean(), afterMs: fc.nat(900) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), steps => {
        const rateLimiter = new RateLimiter(LIMITS);
        const open = new Map<string, number>();
        let nowMs = 0;
        for (const { name, isLeaving, afterMs } of steps) {
          nowMs += afterMs;
          const mine = open.get(name) ?? 0;
          if (isLeaving && mine > 0) {
            rateLimiter.leave(name);
            open.set(name, mine - 1);
          } else if (!isLeaving && rateLimiter.enter(name, nowMs) === 'admitted') open.set(name, mine + 1);
          const all = [...open.values()];
          expect(rateLimiter.open).toBe(all.reduce((sum, count) => sum + count, 0));
          expect(rateLimiter.open).toBeLessThanOrEqual(LIMITS.openPerSlot);
          expect(Math.max(0, ...all)).toBeLessThanOrEqual(LIMITS.openPerSubject);
        }
      }),
    );
  });
});
