import { SOCKET_NAMESPACE, type SocketAction, type SocketEvent, socketMessage } from '@kotohogi/contract/kit/socket';
import { io, type Socket } from 'socket.io-client';
import type * as z from 'zod/mini';
import type { TestClient } from './client.ts';
import { eventually } from './product.ts';

/** A page's socket: the events received, in order, and a way to send. */
export class Listener {
  readonly #socket: Socket;
  readonly #received: { readonly name: string; readonly payload: unknown }[] = [];

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('message', (value: unknown) => {
      const { action: name, arguments: args } = socketMessage.parse(value);
      this.#received.push({ name, payload: args[0] });
    });
  }

  /** Everything received of an event so far. */
  all<S extends z.ZodMiniType>(event: SocketEvent<S>): z.output<S>[] {
    return this.#received.filter(({ name }) => name === event.name).map(({ payload }) => event.payload.parse(payload));
  }

  /** Waits for the first event that satisfies `isWanted`. */
  nextEvent<S extends z.ZodMiniType>(
    event: SocketEvent<S>,
    isWanted: (payload: z.output<S>) => boolean = () => true,
  ): Promise<z.output<S>> {
    return eventually(event.name, () => this.all(event).find(isWanted));
  }

  /** Sends without waiting. */
  send<I extends z.ZodMiniType>(action: SocketAction<I>, input: z.input<I>): void {
    this.#socket.emit('message', { action: action.name, arguments: [input] });
  }

  /**
   * Resolves once the server has processed everything sent before: it answers each request after the earlier messages.
   */
  async taken(): Promise<void> {
    const id = crypto.randomUUID();
    const answered = new Promise<void>(resolve => {
      this.#socket.on('result', (result: { readonly id?: unknown }) => {
        if (result.id === id) resolve();
      });
    });
    this.#socket.emit('request', { id, action: 'unknown', arguments: [] });
    await answered;
  }

  /** Whether the socket is open. */
  get isOpen(): boolean {
    return this.#socket.connected;
  }

  close(): void {
    this.#socket.disconnect();
  }
}

/** Opens the socket of a wedding's page for a browser; rejects if the server refuses it. */
export function listen(browser: TestClient, weddingKey: string): Promise<Listener> {
  const socket = io(new URL(SOCKET_NAMESPACE, browser.baseUrl).href, {
    auth: { weddingKey },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { cookie: browser.cookieHeader(), origin: browser.baseUrl },
  });
  const listener = new Listener(socket);
  return new Promise((resolve, reject) => {
    socket.on('connect', () => resolve(listener));
    socket.on('connect_error', error => {
      socket.disconnect();
      reject(error);
    });
  });
}
