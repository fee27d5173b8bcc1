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
export type ConnectionNews = 'connecting' | 'connected' | 'reconnecting' | 'disconnected' | 'failed';

/** The notifier's state. */
export interface NotifierState {
  /** The first attempt has succeeded or failed. */
  readonly hasResult: boolean;
  readonly news: ConnectionNews | null;
  /** The last connection seen. */
  readonly seen: Connection;
}

/** Before anything happened. */
export const QUIET: NotifierState = { hasResult: false, news: null, seen: { state: 'pending', isReconnecting: false } };

/** The message for a connection, `null` for none. */
export function newsOf({ state, isReconnecting }: Connection): ConnectionNews | null {
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
  const isWorthSaying = hasResult || next.state === 'failed';
  return { hasResult: hasResult || isResult, news: isWorthSaying ? newsOf(next) : null, seen: next };
}

/** Whether a message disappears on its own: all do except reconnecting. */
export function leavesByItself(news: ConnectionNews | null): boolean {
  return news !== null && news !== 'reconnecting';
}
