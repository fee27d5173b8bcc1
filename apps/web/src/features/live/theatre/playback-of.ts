import type { PlayerState } from '@kotohogi/player';

/** What a guest's player tells of itself. */
export interface ToldPlayback {
  readonly playback: 'playing' | 'waiting' | 'paused' | 'failed';
  /** Behind the moment in the hall, ms; left out where the stream has no clock, or where nothing moves. */
  readonly delayMs?: number;
  readonly isAudioOnly: boolean;
}

type Told = Pick<PlayerState, 'error' | 'hasFrame' | 'paused' | 'waitingSinceMs' | 'latencySec' | 'mode'>;

function wordFor({ error, hasFrame, paused, waitingSinceMs }: Told): ToldPlayback['playback'] {
  if (error !== null) return 'failed';
  if (hasFrame && paused) return 'paused';
  return !hasFrame || waitingSinceMs !== null ? 'waiting' : 'playing';
}

/** Puts the state of a player into the words of the console. A clock that runs ahead of the hall's says nothing. */
export function playbackOf(state: Told): ToldPlayback {
  const playback = wordFor(state);
  const told = { playback, isAudioOnly: state.mode === 'audio' };
  const { latencySec } = state;
  const isKnown = playback === 'playing' && latencySec !== null && latencySec >= 0;
  return isKnown ? { ...told, delayMs: Math.round(latencySec * 1_000) } : told;
}
