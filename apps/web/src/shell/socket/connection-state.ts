/** The five states of product text §4, and whether the line is being tried again. */
export interface ConnectionState {
  readonly status: 'pending' | 'connecting' | 'connected' | 'disconnected' | 'failed';
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

export const initialConnection: ConnectionState = { status: 'pending', isReconnecting: false };

/** The state after an event of the line. The four error events set `failed` (product text §4). */
export function afterEvent(state: ConnectionState, event: ConnectionEvent): ConnectionState {
  switch (event) {
    case 'connecting':
      return { status: 'connecting', isReconnecting: false };
    case 'connect':
      return { status: 'connected', isReconnecting: false };
    case 'disconnect':
      return { status: 'disconnected', isReconnecting: state.isReconnecting };
    case 'reconnect_attempt':
      return { status: state.status, isReconnecting: true };
    case 'connect_error':
    case 'timeout':
    case 'reconnect_error':
      return { status: 'failed', isReconnecting: state.isReconnecting };
    case 'reconnect_failed':
      return { status: 'failed', isReconnecting: false };
  }
}

/** The key of the notifier's text: only a change after the first result is worth a word; undefined = say nothing. */
export function notice(
  state: ConnectionState,
):
  | 'connection.reconnecting'
  | 'connection.connecting'
  | 'connection.connected'
  | 'connection.disconnected'
  | 'connection.failed'
  | undefined {
  if (state.isReconnecting) return 'connection.reconnecting';
  switch (state.status) {
    case 'pending':
      return undefined;
    case 'connecting':
      return 'connection.connecting';
    case 'connected':
      return 'connection.connected';
    case 'disconnected':
      return 'connection.disconnected';
    case 'failed':
      return 'connection.failed';
  }
}
