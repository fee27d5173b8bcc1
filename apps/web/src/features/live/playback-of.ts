import type { PlayerState } from '@kotohogi/player';

/** The state a guest's player reports. */
export interface PlaybackReport {
  readonly playback: 'playing' | 'waiting' | 'paused' | 'failed';
  /** The delay behind the hall, in ms; omitted if the stream has no clock or playback is not moving. */
  readonly delayMs?: number;
  readonly isAudioOnly: boolean;
}

type ReportedState = Pick<PlayerState, 'error' | 'hasFrame' | 'paused' | 'waitingSinceMs' | 'latencySec' | 'mode'>;

function wordFor({ error, hasFrame, paused, waitingSinceMs }: ReportedState): PlaybackReport['playback'] {
  if (error !== null) return 'failed';
  if (hasFrame && paused) return 'paused';
  return !hasFrame || waitingSinceMs !== null ? 'waiting' : 'playing';
}

/** Converts the state of a player to the terms of the console. Ignores a clock that runs ahead of the hall's. */
export function playbackOf(state: ReportedState): PlaybackReport {
  const playback = wordFor(state);
  const reported = { playback, isAudioOnly: state.mode === 'audio' };
  const { latencySec } = state;
  const isKnown = playback === 'playing' && latencySec !== null && latencySec >= 0;
  return isKnown ? { ...reported, delayMs: Math.round(latencySec * 1_000) } : reported;
}
