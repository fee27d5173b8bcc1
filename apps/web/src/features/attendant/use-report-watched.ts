import { attendantWatched } from '@kotohogi/contract/attendant';
import { useCallback } from 'react';
import { useSocket } from '../../shell/socket/use-socket.tsx';

/** Tells the server that the player has been playing for a quarter of a minute. */
export function useReportWatched(): (view: 'live' | 'archive') => void {
  const socket = useSocket();
  return useCallback(view => socket?.send(attendantWatched, { view }), [socket]);
}
