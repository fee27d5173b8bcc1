import { live, liveChanged, liveWatched } from '@kotohogi/contract/live';
import { useCallback, useEffect } from 'react';
import { call } from '../../shell/api/call.ts';
import { catchUp } from '../../shell/socket/catch-up.ts';
import { useSocket } from '../../shell/socket/use-socket.tsx';
import { useAttendanceNews } from '../attendant/index.ts';
import type { ToldPlayback } from './playback-of.ts';

/**
 * Shows a new state as soon as the server publishes it, then refetches the data that depends on it
 * (docs/product/player.md#slates).
 */
export function useLiveNews(weddingKey: string): void {
  const socket = useSocket();
  const news = useAttendanceNews(weddingKey);
  useEffect(() => {
    if (socket === undefined) return;
    const line = catchUp(socket, () => news.refresh());
    const stop = socket.on(liveChanged, told => {
      news.hear({ ...told, isLive: told.phase === 'live' });
      line.ask();
    });
    return () => {
      stop();
      line.stop();
    };
  }, [socket, news]);
}

/** Reports the playback state of the guest's player. */
export function useTellPlayback(): (told: ToldPlayback) => void {
  const socket = useSocket();
  return useCallback(told => socket?.send(liveWatched, told), [socket]);
}

/** Requests a new playback key. */
export function useEmbedKey(weddingKey: string) {
  return useCallback(() => call(live.embedKey, { params: { wedding: weddingKey } }), [weddingKey]);
}
