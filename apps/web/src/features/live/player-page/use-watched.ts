import type { PlayerHandle } from '@kotohogi/player';
import { type RefObject, useEffect } from 'react';
import { useReportWatched } from '../../attendant/index.ts';

const STEP_MS = 15_000;

/** Reports to the server every 15 seconds that the player has been playing. */
export function useWatched(player: RefObject<PlayerHandle | null>, view: 'live' | 'archive'): void {
  const report = useReportWatched();
  useEffect(() => {
    const timer = setInterval(() => {
      const state = player.current?.getState();
      if (state?.hasFrame && !state.paused && !state.ended && state.error === null) report(view);
    }, STEP_MS);
    return () => clearInterval(timer);
  }, [player, view, report]);
}
