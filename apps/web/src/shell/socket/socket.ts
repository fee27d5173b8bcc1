import {
  SOCKET_NAMESPACE,
  type SocketAction,
  type SocketEvent,
  type SocketResult,
} from '@kotohogi/contract/kit/socket';
import { type Socket as IoSocket, io } from 'socket.io-client';
import type * as z from 'zod/mini';
import { afterEvent, type ConnectionEvent } from './after-event.ts';
import { type ConnectionState, initialConnection } from './connection-state.ts';
import { PendingRequests, type RequestOptions } from './pending-requests.ts';

export { ConnectionNotifier } from '@kotohogi/ui/connection-notifier';

type Listener = (payload: unknown) => void;

/** A message from the server: the event's name and its one payload (docs/product/socket.md#wire). */
interface Message {
  readonly action: string;
  readonly arguments: readonly [payload: unknown];
}

/** One connection to the server: incoming events, outgoing actions, and the connection state. */
export class LiveSocket {
  readonly #io: IoSocket;
  readonly #pending = new PendingRequests();
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #watchers = new Set<() => void>();
  #state: ConnectionState = initialConnection;

  /** Opens the connection; an empty `weddingKey` joins the wall of the signed-in staff. */
  constructor(weddingKey: string) {
    this.#io = io(SOCKET_NAMESPACE, {
      auth: { weddingKey },
      transports: ['websocket', 'polling'],
      reconnectionDelay: 500,
      reconnectionDelayMax: 4000,
    });
    this.#step('connecting');
    this.#io.on('connect', () => this.#step('connect'));
    this.#io.on('disconnect', reason => {
      this.#pending.disconnected();
      this.#step('disconnect');
      // A disconnect by the server (a guest marked ng) is final; the library retries everything else.
      if (reason === 'io server disconnect') this.#step('reconnect_failed');
    });
    this.#io.on('connect_error', () => this.#step('connect_error'));
    this.#io.io.on('reconnect_attempt', () => this.#step('reconnect_attempt'));
    this.#io.io.on('reconnect_error', () => this.#step('reconnect_error'));
    this.#io.io.on('reconnect_failed', () => this.#step('reconnect_failed'));
    // A lost network is noticed at once, not at the next missed heartbeat; the library then reconnects.
    addEventListener('offline', this.#onOffline);
    this.#io.on('result', (result: SocketResult) => this.#pending.settle(result));
    this.#io.on('message', (message: Message) => this.#deliver(message));
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** Calls back on every change of the connection. Returns an unsubscribe function. */
  watch(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  /** Subscribes to an event of the contract. Returns an unsubscribe function. */
  on<S extends z.ZodMiniType>(event: SocketEvent<S>, handle: (payload: z.output<S>) => void): () => void {
    // The server publishes what the event's type allows, and page and server come from the same build (docs/adr/0007).
    const listener: Listener = payload => handle(payload as z.output<S>);
    const listeners = this.#listeners.get(event.name) ?? new Set();
    this.#listeners.set(event.name, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Sends without waiting; dropped while disconnected, because a late reaction is useless. */
  send<I extends z.ZodMiniType>(action: SocketAction<I>, input: z.input<I>): void {
    this.#io.volatile.emit('message', { action: action.name, arguments: [input] });
  }

  /** Sends and waits for the result. */
  async request<I extends z.ZodMiniType, O extends z.ZodMiniType>(
    action: SocketAction<I, O>,
    input: z.input<I>,
    options: RequestOptions = {},
  ): Promise<z.output<O>> {
    const { id, answer } = this.#pending.open(options);
    this.#io.emit('request', { id, action: action.name, arguments: [input] });
    return (await answer) as z.output<O>;
  }

  close(): void {
    removeEventListener('offline', this.#onOffline);
    this.#io.disconnect();
    this.#pending.disconnected();
    this.#watchers.clear();
    this.#listeners.clear();
  }

  readonly #onOffline = (): void => {
    if (this.#io.connected) this.#io.io.engine.close();
  };

  #step(event: ConnectionEvent): void {
    this.#state = afterEvent(this.#state, event);
    for (const changed of this.#watchers) changed();
  }

  #deliver({ action, arguments: [payload] }: Message): void {
    for (const listener of this.#listeners.get(action) ?? []) listener(payload);
  }
}
