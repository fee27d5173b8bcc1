import type { SocketEvent } from '@kotohogi/contract/kit/socket';
import { useEffect, useEffectEvent } from 'react';
import type * as z from 'zod/mini';
import { useSocket } from './use-socket.tsx';

/** Calls back for every event of this kind on the page's socket. */
export function useSocketEvent<S extends z.ZodMiniType>(
  event: SocketEvent<S>,
  handle: (payload: z.output<S>) => void,
): void {
  const socket = useSocket();
  const onEvent = useEffectEvent(handle);
  useEffect(() => socket?.on(event, payload => onEvent(payload)), [socket, event]);
}
