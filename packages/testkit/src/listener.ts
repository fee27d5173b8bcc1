import { SOCKET_NAMESPACE, type SocketAction, type SocketEvent, socketMessage } from '@kotohogi/contract/kit/socket';
import { io, type Socket } from 'socket.io-client';
import type * as z from 'zod/mini';
import type { TestClient } from './client.ts';
import { eventually } from './product.ts';

/** The line of a page: what it hears, in the order it came, and a way to speak. */
export class Listener {
  readonly #socket: Socket;
  readonly #heard: { readonly name: string; readonly payload: unknown }[] = [];

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('message', (value: unknown) => {
      const { action: name, arguments: args } = socketMessage.parse(value);
      this.#heard.push({ name, payload: args[0] });
    });
  }

  /** Everything heard of an event so far. */
  all<S extends z.ZodMiniType>(event: SocketEvent<S>): z.output<S>[] {
    return this.#heard.filter(({ name }) => name === event.name).map(({ payload }) => event.payload.parse(payload));
  }

  /** Waits for the first of an event that satisfies `isWanted`. */
  hear<S extends z.ZodMiniType>(
    event: SocketEvent<S>,
    isWanted: (payload: z.output<S>) => boolean = () => true,
  ): Promise<z.output<S>> {
    return eventually(event.name, () => this.all(event).find(isWanted));
  }

  /** Sends and forgets. */
  send<I extends z.ZodMiniType>(action: SocketAction<I>, input: z.input<I>): void {
    this.#socket.emit('message', { action: action.name, arguments: [input] });
  }

  /** Resolves once the server has taken up everything sent before: it answers each request after the messages before it. */
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

  /** Whether the line is open. */
  get isOpen(): boolean {
    return this.#socket.connected;
  }

  close(): void {
    this.#socket.disconnect();
  }
}

/** Opens the line of a wedding's page for a browser; rejects when the server does not let it in. */
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
