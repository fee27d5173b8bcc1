/** How long a message stays (docs/product/socket.md#states). */
export const NOTIFIER_MS = 3000;

/** The state of a connection (docs/product/socket.md#states). */
export type ConnectionState = 'pending' | 'connecting' | 'connected' | 'disconnected' | 'failed';

/** A connection as the page sees it. */
export interface Connection {
  readonly state: ConnectionState;
  /** Was connected, is not now, and is reconnecting. */
  readonly isReconnecting: boolean;
}

/** The messages about a connection. */
export type ConnectionChange = 'connecting' | 'connected' | 'reconnecting' | 'disconnected' | 'failed';

/** The notifier's state. */
export interface NotifierState {
  /** The first attempt has succeeded or failed. */
  readonly hasResult: boolean;
  readonly change: ConnectionChange | null;
  /** The last connection seen. */
  readonly seen: Connection;
}

/** Before anything happened. */
export const QUIET: NotifierState = {
  hasResult: false,
  change: null,
  seen: { state: 'pending', isReconnecting: false },
};

/** The message for a connection, `null` for none. */
export function changeOf({ state, isReconnecting }: Connection): ConnectionChange | null {
  if (isReconnecting && state !== 'connected') return 'reconnecting';
  return state === 'pending' ? null : state;
}

/**
 * The state after a connection change: nothing is shown until the first result. A first success is not shown either,
 * since the user was not waiting for it. A first failure is.
 */
export function afterChange(before: NotifierState, next: Connection): NotifierState {
  const { seen, hasResult } = before;
  if (seen.state === next.state && seen.isReconnecting === next.isReconnecting) return before;
  const isResult = next.state === 'connected' || next.state === 'disconnected' || next.state === 'failed';
  const isNoteworthy = hasResult || next.state === 'failed';
  return { hasResult: hasResult || isResult, change: isNoteworthy ? changeOf(next) : null, seen: next };
}

/** Whether a message disappears on its own: all do except reconnecting. */
export function disappearsByItself(change: ConnectionChange | null): boolean {
  return change !== null && change !== 'reconnecting';
}
