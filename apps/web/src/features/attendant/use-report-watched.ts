import { attendantWatched } from '@kotohogi/contract/attendant';
import { useCallback } from 'react';
import { useSocket } from '../../shell/socket/use-socket.tsx';

/** Reports to the server that the player has been playing for 15 seconds. */
export function useReportWatched(): (view: 'live' | 'archive') => void {
  const socket = useSocket();
  return useCallback(view => socket?.send(attendantWatched, { view }), [socket]);
}
