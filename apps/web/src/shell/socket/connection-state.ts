/**
 * The five states of a connection (docs/product/socket.md#states), and whether it is reconnecting: the input of the
 * kit's notifier.
 */
export interface ConnectionState {
  readonly state: 'pending' | 'connecting' | 'connected' | 'disconnected' | 'failed';
  readonly isReconnecting: boolean;
}

export const initialConnection: ConnectionState = { state: 'pending', isReconnecting: false };
