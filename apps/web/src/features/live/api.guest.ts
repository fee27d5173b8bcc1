import { live, liveChanged, liveWatched } from '@kotohogi/contract/live';
import { useCallback, useEffect } from 'react';
import { call } from '../../shell/api/call.ts';
import { useSocket } from '../../shell/socket/use-socket.tsx';
import { useAttendanceNews } from '../attendant/door.ts';
import type { ToldPlayback } from './theatre/playback-of.ts';

/** Guests ask for what a new state brings within this time, not all at the same moment. */
const SPREAD_MS = 500;

/** Puts a new state on the page the moment it is told, and asks for what comes with it (decision 121). */
export function useLiveNews(weddingKey: string): void {
  const socket = useSocket();
  const news = useAttendanceNews(weddingKey);
  useEffect(() => {
    if (socket === undefined) return;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const ask = () => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        void news.refresh();
      }, Math.random() * SPREAD_MS);
      timers.add(timer);
    };
    let isHearing = false;
    // What happened before the line stood, or while it was down, was not heard.
    const catchUp = () => {
      const isConnected = socket.state.state === 'connected';
      if (isConnected && !isHearing) ask();
      isHearing = isConnected;
    };
    const stops = [
      socket.on(liveChanged, told => {
        news.hear({ ...told, isLive: told.phase === 'live' });
        ask();
      }),
      socket.watch(catchUp),
    ];
    catchUp();
    return () => {
      for (const stop of stops) stop();
      for (const timer of timers) clearTimeout(timer);
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
