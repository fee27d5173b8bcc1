import { live, liveChanged, liveWatched } from '@kotohogi/contract/live';
import { useCallback, useEffect } from 'react';
import { call } from '../../shell/api/call.ts';
import { catchUp } from '../../shell/socket/catch-up.ts';
import { useSocket } from '../../shell/socket/use-socket.tsx';
import { useAttendanceNews } from '../attendant/door.ts';
import type { ToldPlayback } from './theatre/playback-of.ts';

/** Puts a new state on the page the moment it is told, and asks for what comes with it (decision 121). */
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

/** Tells how the guest's player fares. */
export function useTellPlayback(): (told: ToldPlayback) => void {
  const socket = useSocket();
  return useCallback(told => socket?.send(liveWatched, told), [socket]);
}

/** Asks for a fresh key to play with. */
export function useEmbedKey(weddingKey: string) {
  return useCallback(() => call(live.embedKey, { params: { wedding: weddingKey } }), [weddingKey]);
}
