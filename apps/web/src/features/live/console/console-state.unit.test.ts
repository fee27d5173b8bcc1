import { instant } from '@kotohogi/domain/kernel/instant';
import { SLOT_STATES } from '@kotohogi/domain/live/types';
import { describe, expect, test } from 'vitest';
import { en } from '../messages.en.ts';
import { ja } from '../messages.ja.ts';
import { isLate, isOver, isShown, rehearsalOf, STEPS, statusOf, stepOf, toneOf } from './console-state.ts';

const FRAMES = ['none', 'flowing', 'lost'] as const;

describe('given a stream in any state', () => {
  test('then it has a status with a text in both languages', () => {
    for (const state of SLOT_STATES) {
      for (const frames of FRAMES) {
        const status = statusOf({ state, frames, isReachable: true, intermissionAt: null });
        for (const catalogue of [ja, en]) {
          expect(catalogue).toHaveProperty([`console.status.${status}`]);
          expect(catalogue).toHaveProperty([`console.next.${status}`]);
        }
      }
    }
  });

  test('then it is at one of the steps, or before the first', () => {
    for (const state of SLOT_STATES) expect(['pending', ...STEPS]).toContain(stepOf(state));
  });

  test('then guests see it, or it is over, or neither: never both', () => {
    for (const state of SLOT_STATES) expect(isShown(state) && isOver(state)).toBe(false);
  });

  test('when the provider is unreachable, then that takes precedence', () => {
    for (const state of SLOT_STATES) {
      expect(statusOf({ state, frames: 'flowing', isReachable: false, intermissionAt: null })).toBe('unreachable');
    }
  });
});

describe('given a stream that is not published yet', () => {
  test.each([
    ['ready', 'none', 'ready'],
    ['ready', 'flowing', 'ready-with-video'],
    ['unpulished', 'flowing', 'can-publish'],
    ['unpulished', 'lost', 'lost-before'],
  ] as const)('%s with frames %s is %s', (state, frames, status) => {
    expect(statusOf({ state, frames, isReachable: true, intermissionAt: null })).toBe(status);
  });
});

test('only states that need action are filled', () => {
  const filled = SLOT_STATES.filter(state =>
    ['warn', 'bad'].includes(toneOf(statusOf({ state, frames: 'flowing', isReachable: true, intermissionAt: null }))),
  );
  expect(filled).toEqual(['waitingForStream', 'streaming_error', 'archive_error', 'waitingForUpload']);
});

describe('given an intermission', () => {
  const paused = { state: 'streaming', isReachable: true, intermissionAt: instant(1) } as const;

  test.each(FRAMES)('when frames are %s, then it is an intermission and has a quiet tone', frames => {
    const status = statusOf({ ...paused, frames });
    expect(status).toBe('intermission');
    expect(toneOf(status)).toBe('quiet');
  });

  test('then there is a text for it in both languages', () => {
    for (const catalogue of [ja, en]) {
      for (const part of ['status', 'next']) expect(catalogue).toHaveProperty([`console.${part}.intermission`]);
    }
  });
});

describe('given a rehearsal', () => {
  const recording = (durationMs: number) => ({
    durationMs,
    isPlayable: false,
    filePercent: 0,
    isInterrupted: false,
  });
  const before = { state: 'ready', publishedAt: null, frames: 'none', recording: recording(0) } as const;

  test('when video arrives, then it is running; afterwards it remains until it is deleted', () => {
    expect(rehearsalOf({ ...before, frames: 'flowing' })).toBe('running');
    expect(rehearsalOf({ ...before, frames: 'lost', recording: recording(1) })).toBe('recorded');
    expect(rehearsalOf(before)).toBe('none');
  });

  test('when the stream was published, or the slot is not ready, then it is undefined', () => {
    expect(rehearsalOf({ ...before, publishedAt: instant(1) })).toBeUndefined();
    for (const state of ['pending', 'preparing', 'streaming', 'waitingForUpload'] as const) {
      expect(rehearsalOf({ ...before, state })).toBeUndefined();
    }
  });
});

test('five minutes after the start time the delay notice appears automatically', () => {
  const startsAt = instant(0);
  expect(isLate({ startsAt, now: instant(299_999) })).toBe(false);
  expect(isLate({ startsAt, now: instant(300_000) })).toBe(true);
});
