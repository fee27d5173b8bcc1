import type { PlayerHandle } from '@kotohogi/player';
import { type RefObject, useEffect } from 'react';
import { useTellPlayback } from '../api.guest.ts';
import { playbackOf } from '../playback-of.ts';

/**
 * The interval between reports of the player state, and the delay after a change, so that very short changes are not
 * reported.
 */
const EVERY_MS = 10_000;
const SETTLE_MS = 500;

const changing = (player: PlayerHandle): string => {
  const { playback, isAudioOnly } = playbackOf(player.getState());
  return `${playback} ${isAudioOnly}`;
};

/** Reports the player state to staff on every change and every ten seconds; only during the live stream. */
export function useToldPlayback(player: RefObject<PlayerHandle | null>, isLive: boolean): void {
  const tell = useTellPlayback();
  useEffect(() => {
    const handle = player.current;
    if (handle === null || !isLive) return;
    let told = '';
    let settling: ReturnType<typeof setTimeout> | undefined;
    const say = (): void => {
      settling = undefined;
      told = changing(handle);
      tell(playbackOf(handle.getState()));
    };
    const look = (): void => {
      if (settling === undefined && changing(handle) !== told) settling = setTimeout(say, SETTLE_MS);
    };
    const stop = handle.subscribe(look);
    const timer = setInterval(say, EVERY_MS);
    look();
    return () => {
      stop();
      clearInterval(timer);
      clearTimeout(settling);
    };
  }, [player, isLive, tell]);
}
