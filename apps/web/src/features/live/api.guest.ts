import { live, liveChanged, liveWatched } from '@kotohogi/contract/live';
import { useCallback, useEffect } from 'react';
import { call } from '../../shell/api/call.ts';
import { catchUp } from '../../shell/socket/catch-up.ts';
import { useSocket } from '../../shell/socket/use-socket.tsx';
import { useAttendanceEvents } from '../attendant/index.ts';
import type { PlaybackReport } from './playback-of.ts';

/**
 * Shows a new state as soon as the server publishes it, then refetches the data that depends on it
 * (docs/product/player.md#slates).
 */
export function useLiveEvents(weddingKey: string): void {
  const socket = useSocket();
  const events = useAttendanceEvents(weddingKey);
  useEffect(() => {
    if (socket === undefined) return;
    const line = catchUp(socket, () => events.refresh());
    const stop = socket.on(liveChanged, reported => {
      events.update({ ...reported, isLive: reported.phase === 'live' });
      line.ask();
    });
    return () => {
      stop();
      line.stop();
    };
  }, [socket, events]);
}

/** Reports the playback state of the guest's player. */
export function useReportPlayback(): (reported: PlaybackReport) => void {
  const socket = useSocket();
  return useCallback(reported => socket?.send(liveWatched, reported), [socket]);
}

/** Requests a new playback key. */
export function useEmbedKey(weddingKey: string) {
  return useCallback(() => call(live.embedKey, { params: { wedding: weddingKey } }), [weddingKey]);
}
