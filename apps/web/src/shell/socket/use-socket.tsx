import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ConnectionState } from './connection-state.ts';
import { initialConnection } from './connection-state.ts';
import type { LiveSocket } from './socket.ts';

const SocketContext = createContext<LiveSocket | undefined>(undefined);

interface SocketProviderProps {
  /** Key of the wedding whose events the page hears; empty = the wall of the signed-in staff. */
  readonly weddingKey: string;
  readonly children: ReactNode;
}

/** Keeps one line open for everything inside. Its code is loaded apart: no page waits for it to be drawn. */
export function SocketProvider({ weddingKey, children }: SocketProviderProps) {
  const [socket, setSocket] = useState<LiveSocket>();
  useEffect(() => {
    let opened: LiveSocket | undefined;
    let isGone = false;
    void import('./socket.ts').then(({ LiveSocket }) => {
      if (isGone) return;
      opened = new LiveSocket(weddingKey);
      setSocket(opened);
    });
    return () => {
      isGone = true;
      opened?.close();
      setSocket(undefined);
    };
  }, [weddingKey]);
  return <SocketContext value={socket}>{children}</SocketContext>;
}

/** The line of the page, once it is there. */
export function useSocket(): LiveSocket | undefined {
  return useContext(SocketContext);
}

/** How the line is, drawn again at every change. */
export function useConnection(): ConnectionState {
  const socket = useSocket();
  return useSyncExternalStore(
    changed => socket?.watch(changed) ?? (() => undefined),
    () => socket?.state ?? initialConnection,
  );
}
