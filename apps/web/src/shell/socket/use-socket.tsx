import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ConnectionState } from './connection-state.ts';
import { initialConnection } from './connection-state.ts';
import type { ConnectionNotifier, LiveSocket } from './socket.ts';

/** The socket and the component that reports its state: both load in one chunk, so that no change goes unreported. */
interface Line {
  readonly socket: LiveSocket;
  readonly Notifier: typeof ConnectionNotifier;
}

const LineContext = createContext<Line | undefined>(undefined);

interface SocketProviderProps {
  /** Key of the wedding whose events the page receives; empty for the wall of the signed-in staff. */
  readonly weddingKey: string;
  readonly children: ReactNode;
}

/** Keeps one connection open for everything inside. Its code is a separate chunk: no page waits for it to render. */
export function SocketProvider({ weddingKey, children }: SocketProviderProps) {
  const [line, setLine] = useState<Line>();
  useEffect(() => {
    let opened: LiveSocket | undefined;
    let isGone = false;
    void import('./socket.ts').then(({ LiveSocket, ConnectionNotifier: Notifier }) => {
      if (isGone) return;
      opened = new LiveSocket(weddingKey);
      setLine({ socket: opened, Notifier });
    });
    return () => {
      isGone = true;
      opened?.close();
      setLine(undefined);
    };
  }, [weddingKey]);
  return <LineContext value={line}>{children}</LineContext>;
}

/** The page's socket, once it is loaded. */
export function useSocket(): LiveSocket | undefined {
  return useContext(LineContext)?.socket;
}

/** The connection state; re-renders on every change. */
export function useConnection(): ConnectionState {
  const socket = useSocket();
  return useSyncExternalStore(
    changed => socket?.watch(changed) ?? (() => undefined),
    () => socket?.state ?? initialConnection,
  );
}

/** Reports connection changes of the page (docs/product/socket.md#states). Used inside a SocketProvider. */
export function ConnectionNote() {
  const connection = useConnection();
  const line = useContext(LineContext);
  return line && <line.Notifier connection={connection} />;
}
