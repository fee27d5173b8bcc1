/**
 * The five states of a connection (docs/product/socket.md#states), and whether it is reconnecting: the input of the
 * kit's notifier.
 */
export interface ConnectionState {
  readonly state: 'pending' | 'connecting' | 'connected' | 'disconnected' | 'failed';
  readonly isReconnecting: boolean;
}

export type ConnectionEvent =
  | 'connecting'
  | 'connect'
  | 'disconnect'
  | 'reconnect_attempt'
  | 'connect_error'
  | 'timeout'
  | 'reconnect_error'
  | 'reconnect_failed';

export const initialConnection: ConnectionState = { state: 'pending', isReconnecting: false };

/** The state after a connection event. The four error events set `failed` (docs/product/socket.md#states). */
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
