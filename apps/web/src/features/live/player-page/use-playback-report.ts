import type { PlayerHandle } from '@kotohogi/player';
import { type RefObject, useEffect } from 'react';
import { useReportPlayback } from '../api.guest.ts';
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
export function usePlaybackReport(player: RefObject<PlayerHandle | null>, isLive: boolean): void {
  const report = useReportPlayback();
  useEffect(() => {
    const handle = player.current;
    if (handle === null || !isLive) return;
    let reported = '';
    let settling: ReturnType<typeof setTimeout> | undefined;
    const t = (): void => {
      settling = undefined;
      reported = changing(handle);
      report(playbackOf(handle.getState()));
    };
    const check = (): void => {
      if (settling === undefined && changing(handle) !== reported) settling = setTimeout(t, SETTLE_MS);
    };
    const stop = handle.subscribe(check);
    const timer = setInterval(t, EVERY_MS);
    check();
    return () => {
      stop();
      clearInterval(timer);
      clearTimeout(settling);
    };
  }, [player, isLive, report]);
}
