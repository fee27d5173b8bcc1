import type { Clock } from '../src/store/clock.ts';

interface Timer {
  readonly run: () => void;
  readonly periodMs: number | null;
  dueMs: number;
}

/** A clock that only a test advances; due calls run in order. */
export interface FakeClock extends Clock {
  advance(byMs: number): void;
}

/** Makes a clock at zero. */
export function createFakeClock(): FakeClock {
  const timers = new Set<Timer>();
  let nowMs = 0;
  const add = (timer: Timer) => {
    timers.add(timer);
    return () => {
      timers.delete(timer);
    };
  };
  const nextUntil = (endMs: number): Timer | undefined =>
    [...timers].filter(({ dueMs }) => dueMs <= endMs).sort((a, b) => a.dueMs - b.dueMs)[0];
  const fire = (timer: Timer): void => {
    nowMs = timer.dueMs;
    if (timer.periodMs === null) timers.delete(timer);
    else timer.dueMs += timer.periodMs;
    timer.run();
  };
  return {
    nowMs: () => nowMs,
    after: (delayMs, run) => add({ run, periodMs: null, dueMs: nowMs + delayMs }),
    every: (periodMs, run) => add({ run, periodMs, dueMs: nowMs + periodMs }),
    advance(byMs) {
      const endMs = nowMs + byMs;
      for (let timer = nextUntil(endMs); timer !== undefined; timer = nextUntil(endMs)) fire(timer);
      nowMs = endMs;
    },
  };
}
