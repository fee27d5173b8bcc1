import type { ConnectionState } from './connection-state.ts';

export type ConnectionEvent =
  | 'connecting'
  | 'connect'
  | 'disconnect'
  | 'reconnect_attempt'
  | 'connect_error'
  | 'timeout'
  | 'reconnect_error'
  | 'reconnect_failed';

/**
 * The state after a connection event. The four error events set `failed` (docs/product/socket.md#states). Loaded with the
 * socket, after a guest's first page.
 */
export function afterEvent(before: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event) {
    case 'connecting':
      return { state: 'connecting', isReconnecting: false };
    case 'connect':
      return { state: 'connected', isReconnecting: false };
    case 'disconnect':
      return { state: 'disconnected', isReconnecting: before.isReconnecting };
    case 'reconnect_attempt':
      return { state: before.state, isReconnecting: true };
    case 'connect_error':
    case 'timeout':
    case 'reconnect_error':
      return { state: 'failed', isReconnecting: before.isReconnecting };
    case 'reconnect_failed':
      return { state: 'failed', isReconnecting: false };
  }
}
