/** How long a message stays (product §9). */
export const NOTIFIER_MS = 3000;

/** Where a connection stands (product §4). */
export type ConnectionState = 'pending' | 'connecting' | 'connected' | 'disconnected' | 'failed';

/** A connection as the page sees it. */
export interface Connection {
  readonly state: ConnectionState;
  /** It was there, is not now, and is being tried again. */
  readonly isReconnecting: boolean;
}

/** What may be said about a connection. */
export type ConnectionNews = 'connecting' | 'connected' | 'reconnecting' | 'disconnected' | 'failed';

/** What the notifier remembers. */
export interface NotifierState {
  /** The first try has ended, well or badly. */
  readonly hasResult: boolean;
  readonly news: ConnectionNews | null;
  /** The last connection seen. */
  readonly seen: Connection;
}

/** Before anything happened. */
export const QUIET: NotifierState = { hasResult: false, news: null, seen: { state: 'pending', isReconnecting: false } };

/** The news a connection makes, `null` for none. */
export function newsOf({ state, isReconnecting }: Connection): ConnectionNews | null {
  if (isReconnecting && state !== 'connected') return 'reconnecting';
  return state === 'pending' ? null : state;
}

/**
 * What is shown after a connection changed: nothing until the first result, and a first success is no news either:
 * nobody waited for it. A first failure is.
 */
export function afterChange(before: NotifierState, next: Connection): NotifierState {
  const { seen, hasResult } = before;
  if (seen.state === next.state && seen.isReconnecting === next.isReconnecting) return before;
  const isResult = next.state === 'connected' || next.state === 'disconnected' || next.state === 'failed';
  const isWorthSaying = hasResult || next.state === 'failed';
  return { hasResult: hasResult || isResult, news: isWorthSaying ? newsOf(next) : null, seen: next };
}

/** Whether a message leaves by itself: everything but reconnecting does. */
export function leavesByItself(news: ConnectionNews | null): boolean {
  return news !== null && news !== 'reconnecting';
}
