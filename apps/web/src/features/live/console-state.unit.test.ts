import { SLOT_STATES } from '@kotohogi/domain/live/types';
import { describe, expect, test } from 'vitest';
import { isOver, isShown, STEPS, stepOf, toneOf, verdictOf } from './console-state.ts';
import { en } from './messages.en.ts';
import { ja } from './messages.ja.ts';

const FRAMES = ['none', 'flowing', 'lost'] as const;

describe('given a stream in any state', () => {
  test('then there is a verdict with words in both languages', () => {
    for (const state of SLOT_STATES) {
      for (const frames of FRAMES) {
        const verdict = verdictOf({ state, frames, isReachable: true });
        for (const catalogue of [ja, en]) {
          expect(catalogue).toHaveProperty([`console.verdict.${verdict}`]);
          expect(catalogue).toHaveProperty([`console.words.${verdict}`]);
        }
      }
    }
  });

  test('then it stands at a step of the way, or before the first', () => {
    for (const state of SLOT_STATES) expect(['pending', ...STEPS]).toContain(stepOf(state));
  });

  test('then its guests either see it, or it is over, or neither: never both', () => {
    for (const state of SLOT_STATES) expect(isShown(state) && isOver(state)).toBe(false);
  });

  test('when the provider is silent, then that comes first', () => {
    for (const state of SLOT_STATES) {
      expect(verdictOf({ state, frames: 'flowing', isReachable: false })).toBe('unreachable');
    }
  });
});

describe('given a stream that is not shown yet', () => {
  test.each([
    ['ready', 'none', 'ready'],
    ['ready', 'flowing', 'ready-with-video'],
    ['unpulished', 'flowing', 'can-publish'],
    ['unpulished', 'lost', 'lost-before'],
  ] as const)('%s with frames %s is %s', (state, frames, verdict) => {
    expect(verdictOf({ state, frames, isReachable: true })).toBe(verdict);
  });
});

test('only what needs a hand is filled', () => {
  const filled = SLOT_STATES.filter(state =>
    ['warn', 'bad'].includes(toneOf(verdictOf({ state, frames: 'flowing', isReachable: true }))),
  );
  expect(filled).toEqual(['waitingForStream', 'streaming_error', 'archive_error', 'waitingForUpload']);
});
