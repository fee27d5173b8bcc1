import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ConnectionState } from './connection-state.ts';
import { initialConnection } from './connection-state.ts';
import type { ConnectionNotifier, LiveSocket } from './socket.ts';

/** The line, and what says how it is: both come in one piece, so that no change of the line goes untold. */
interface Line {
  readonly socket: LiveSocket;
  readonly Notifier: typeof ConnectionNotifier;
}

const LineContext = createContext<Line | undefined>(undefined);

interface SocketProviderProps {
  /** Key of the wedding whose events the page hears; empty = the wall of the signed-in staff. */
  readonly weddingKey: string;
  readonly children: ReactNode;
}

/** Keeps one line open for everything inside. Its code is loaded apart: no page waits for it to be drawn. */
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

/** The line of the page, once it is there. */
export function useSocket(): LiveSocket | undefined {
  return useContext(LineContext)?.socket;
}

/** How the line is, drawn again at every change. */
export function useConnection(): ConnectionState {
  const socket = useSocket();
  return useSyncExternalStore(
    changed => socket?.watch(changed) ?? (() => undefined),
    () => socket?.state ?? initialConnection,
  );
}

/** Says what happened to the line of the page (product text §4). Stands inside a SocketProvider. */
export function ConnectionNote() {
  const connection = useConnection();
  const line = useContext(LineContext);
  return line && <line.Notifier connection={connection} />;
}
