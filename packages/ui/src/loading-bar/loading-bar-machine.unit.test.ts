import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IDLE, type LoadingBarEvent, type LoadingBarState, nextLoadingBar, percentOf } from './loading-bar-machine.ts';

const after = (...events: readonly LoadingBarEvent[]): LoadingBarState => events.reduce(nextLoadingBar, IDLE);
const started = { type: 'started' } as const;
const throttlePassed = { type: 'throttlePassed' } as const;
const stepped = { type: 'stepped' } as const;
const finished = { type: 'finished' } as const;

describe('the loading bar', () => {
  test('is not shown for a navigation that ends within the throttle', () => {
    expect(after(started).kind).toBe('waiting');
    expect(after(started, finished)).toEqual(IDLE);
  });

  test('grows by 2 percent every 100 ms, so that 5 s would fill it', () => {
    expect(percentOf(after(started, throttlePassed, stepped, stepped))).toBe(4);
  });

  test('jumps by 30 or 45 at a milestone, also while still waiting', () => {
    expect(percentOf(after(started, { type: 'advanced', by: 30 }, throttlePassed, { type: 'advanced', by: 45 }))).toBe(
      75,
    );
  });

  test('is full at its end, on success or failure, and then disappears', () => {
    expect(after(started, throttlePassed, finished)).toEqual({ kind: 'ended', outcome: 'finished' });
    expect(after(started, throttlePassed, { type: 'failed' })).toEqual({ kind: 'ended', outcome: 'failed' });
    expect(after(started, throttlePassed, finished, { type: 'hidden' })).toEqual(IDLE);
  });

  test('restarts when another navigation starts while it ends', () => {
    expect(after(started, throttlePassed, finished, started)).toEqual({ kind: 'waiting', percent: 0 });
  });

  test('never shrinks while it runs and is full only at the end', () => {
    const event = fc.oneof(
      fc.constantFrom<LoadingBarEvent>(throttlePassed, stepped, { type: 'hidden' }),
      fc.constantFrom<LoadingBarEvent>({ type: 'advanced', by: 30 }, { type: 'advanced', by: 45 }),
    );
    fc.assert(
      fc.property(fc.array(event), events => {
        let state: LoadingBarState = nextLoadingBar(IDLE, started);
        for (const one of events) {
          const next = nextLoadingBar(state, one);
          expect(percentOf(next)).toBeGreaterThanOrEqual(percentOf(state));
          expect(percentOf(next)).toBeLessThan(100);
          state = next;
        }
      }),
    );
  });
});
