import type { PlayerHandle } from '@kotohogi/player';
import { type RefObject, useEffect } from 'react';
import { useTellPlayback } from '../api.guest.ts';
import { playbackOf } from './playback-of.ts';

/** How often the page says how its player fares, and how soon after a change: what lasts a blink is not worth a word. */
const EVERY_MS = 10_000;
const SETTLE_MS = 500;

const changing = (player: PlayerHandle): string => {
  const { playback, isAudioOnly } = playbackOf(player.getState());
  return `${playback} ${isAudioOnly}`;
};

/** Tells the staff how the guest's player fares: when that changes, and every ten seconds; only in a live. */
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
