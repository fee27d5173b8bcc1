import { describe, expect, test } from 'vitest';
import { playbackOf } from './playback-of.ts';

const playing = {
  error: null,
  hasFrame: true,
  paused: false,
  waitingSinceMs: null,
  latencySec: 1.4,
  mode: 'auto',
} as const;
const error = { status: 500, message: 'm', userMessage: 'u', retryable: true } as const;

describe("given a guest's player", () => {
  test('when it plays, then it reports its delay behind the hall', () => {
    expect(playbackOf(playing)).toEqual({ playback: 'playing', delayMs: 1_400, isAudioOnly: false });
    expect(playbackOf({ ...playing, mode: 'audio' })).toMatchObject({ isAudioOnly: true });
  });

  test('when its clock cannot be right, or there is none, then it reports no delay', () => {
    expect(playbackOf({ ...playing, latencySec: -3 })).toEqual({ playback: 'playing', isAudioOnly: false });
    expect(playbackOf({ ...playing, latencySec: null })).not.toHaveProperty('delayMs');
  });

  test('when frames are missing, then it is waiting; when the guest has paused, then it is not', () => {
    expect(playbackOf({ ...playing, hasFrame: false, paused: true })).toMatchObject({ playback: 'waiting' });
    expect(playbackOf({ ...playing, waitingSinceMs: 1 })).toMatchObject({ playback: 'waiting' });
    expect(playbackOf({ ...playing, paused: true })).toEqual({ playback: 'paused', isAudioOnly: false });
  });

  test('when it has failed, then that takes precedence', () => {
    expect(playbackOf({ ...playing, paused: true, error })).toMatchObject({ playback: 'failed' });
  });
});
