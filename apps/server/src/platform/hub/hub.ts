import type { Server as HttpServer } from 'node:http';
import {
  SOCKET_NAMESPACE,
  type SocketEvent,
  type SocketResult,
  socketMessage,
  socketRequest,
} from '@kotohogi/contract/kit/socket';
import { type Namespace, Server, type Socket } from 'socket.io';
import type * as z from 'zod/mini';
import type { Log } from '../log/log.ts';
import type { BoundAction, Visitor } from './action.ts';

/** Reactions and similar events are batched for this long before they are sent (docs/product/reaction.md#sending). */
const BATCH_MS = 100;

/**
 * Admits a browser by the cookies of its handshake and returns who it is and which rooms it joins; undefined = unknown.
 */
export type Admission = (handshake: {
  readonly cookie: string;
  readonly weddingKey: string;
}) => Promise<Visitor | undefined>;

export interface HubOptions {
  readonly admission: Admission;
  readonly publicUrl: string;
  readonly log: Log;
}

interface SocketData {
  visitor?: Visitor;
}
/**
 * The three socket events (docs/product/socket.md#wire). Everything received is unknown until the contract has parsed
 * it.
 */
interface Inbound {
  message: (message: unknown) => void;
  request: (request: unknown) => void;
}
interface Outbound {
  message: (message: { readonly action: string; readonly arguments: readonly unknown[] }) => void;
  result: (result: SocketResult) => void;
}
type HubSocket = Socket<Inbound, Outbound, Record<string, never>, SocketData>;
type HubNamespace = Namespace<Inbound, Outbound, Record<string, never>, SocketData>;

/** The name of the room an event goes to: `wedding:12`. */
export function roomName(room: SocketEvent['room'], id: number): string {
  return `${room}:${id}`;
}

const userRoom = (userId: number) => `user:${userId}`;
const sessionRoom = (idHash: Buffer) => `session:${idHash.toString('hex')}`;

/** The only place that uses sockets: features publish events and bind actions, without importing socket.io. */
export class Hub {
  readonly #log: Log;
  readonly #actions = new Map<string, BoundAction>();
  readonly #batches = new Map<string, { readonly room: string; readonly name: string; readonly items: unknown[] }>();
  #timer: NodeJS.Timeout | undefined;
  #namespace: HubNamespace | undefined;
  #server: { close(): Promise<void> } | undefined;
  readonly #comings: ((visitor: Visitor) => void)[] = [];
  readonly #goings: ((visitor: Visitor) => void)[] = [];

  constructor(log: Log) {
    this.#log = log;
  }

  /** Opens the sockets on a running HTTP server. */
  open(http: HttpServer, { admission, publicUrl }: Omit<HubOptions, 'log'>): void {
    const server = new Server<Inbound, Outbound, Record<string, never>, SocketData>(http, {
      transports: ['websocket', 'polling'],
      perMessageDeflate: false,
      maxHttpBufferSize: 16_384,
      cors: { origin: false },
      allowRequest: (request, callback) => {
        const origin = request.headers.origin;
        callback(null, origin === undefined || origin === new URL(publicUrl).origin);
      },
    });
    this.#server = server;
    const namespace: HubNamespace = server.of(SOCKET_NAMESPACE);
    this.#namespace = namespace;
    namespace.use((socket, next) => {
      const { weddingKey } = socket.handshake.auth;
      const cookie = socket.handshake.headers.cookie ?? '';
      admission({ cookie, weddingKey: typeof weddingKey === 'string' ? weddingKey : '' }).then(
        visitor => {
          if (visitor === undefined) return next(new Error('unauthorized'));
          socket.data.visitor = visitor;
          next();
        },
        (error: unknown) => {
          this.#log.error({ err: error }, 'a socket could not be admitted');
          next(new Error('unavailable'));
        },
      );
    });
    namespace.on('connection', socket => this.#greet(socket));
  }

  bind(action: BoundAction): void {
    if (this.#actions.has(action.row.name)) throw new Error(`${action.row.name} is bound twice`);
    this.#actions.set(action.row.name, action);
  }

  /**
   * Sends an event to everyone in its room. `id` is the id of the wedding, attendant or facility that the event's room
   * names.
   */
  publish<S extends z.ZodMiniType>(event: SocketEvent<S>, id: number, payload: z.input<S>): void {
    this.#send(roomName(event.room, id), event.name, payload);
  }

  /** Like `publish`, but batched for 100 ms: the event's payload is an array, and each call adds one item. */
  publishSoon<S extends z.ZodMiniType>(event: SocketEvent<z.ZodMiniArray<S>>, id: number, item: z.input<S>): void {
    const room = roomName(event.room, id);
    const batch = this.#batches.get(`${room} ${event.name}`);
    if (batch === undefined) this.#batches.set(`${room} ${event.name}`, { room, name: event.name, items: [item] });
    else batch.items.push(item);
    this.#timer ??= setTimeout(() => this.#flush(), BATCH_MS);
  }

  /** Calls back whenever a visitor connects or disconnects. */
  onPresence(came: (visitor: Visitor) => void, went: (visitor: Visitor) => void): void {
    this.#comings.push(came);
    this.#goings.push(went);
  }

  /** Everyone connected in a room of this server process. */
  visitorsIn(room: SocketEvent['room'], id: number): Visitor[] {
    const members = this.#namespace?.adapter.rooms.get(roomName(room, id)) ?? new Set<string>();
    return [...members].flatMap(member => this.#namespace?.sockets.get(member)?.data.visitor ?? []);
  }

  /** Disconnects every socket in a room at once. */
  disconnect(room: SocketEvent['room'], id: number): void {
    this.#namespace?.in(roomName(room, id)).disconnectSockets(true);
  }

  /** Disconnects the sockets of a session that has signed out. */
  disconnectSession(idHash: Buffer): void {
    this.#namespace?.in(sessionRoom(idHash)).disconnectSockets(true);
  }

  /** Disconnects every socket of a user except those of the session `kept`; pages that are still allowed reconnect. */
  disconnectUser(userId: number, kept?: Buffer): void {
    const sockets = this.#namespace?.in(userRoom(userId));
    (kept === undefined ? sockets : sockets?.except(sessionRoom(kept)))?.disconnectSockets(true);
  }

  count(): number {
    return this.#namespace?.sockets.size ?? 0;
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#server?.close();
  }

  #flush(): void {
    this.#timer = undefined;
    const batches = [...this.#batches.values()];
    this.#batches.clear();
    for (const { room, name, items } of batches) this.#send(room, name, items);
  }

  #send(room: string, name: string, payload: unknown): void {
    this.#namespace?.to(room).emit('message', { action: name, arguments: [payload] });
  }

  #greet(socket: HubSocket): void {
    const visitor = socket.data.visitor;
    if (visitor === undefined) return void socket.disconnect(true);
    void socket.join([
      ...visitor.rooms.map(({ room, id }) => roomName(room, id)),
      ...(visitor.userId === undefined ? [] : [userRoom(visitor.userId)]),
      ...visitor.sessions.map(sessionRoom),
    ]);
    for (const came of this.#comings) came(visitor);
    socket.on('message', message => this.#takeMessage(visitor, message));
    socket.on('request', request => {
      void this.#takeRequest(visitor, request).then(result => {
        if (result !== undefined) socket.emit('result', result);
      });
    });
    socket.on('disconnect', () => {
      for (const went of this.#goings) went(visitor);
    });
  }

  #takeMessage(visitor: Visitor, value: unknown): void {
    const message = socketMessage.safeParse(value);
    const action = message.success ? this.#actions.get(message.data.action) : undefined;
    // Drops messages that are malformed, unknown or not allowed: a message has no reply that could carry an error.
    if (!message.success || action?.row.kind !== 'message') return;
    action.take(visitor, message.data.arguments[0]).catch((error: unknown) => {
      this.#log.error({ err: error, action: action.row.name }, 'a socket message failed');
    });
  }

  async #takeRequest(visitor: Visitor, value: unknown): Promise<SocketResult | undefined> {
    const request = socketRequest.safeParse(value);
    if (!request.success) return undefined;
    const { id, action: name, arguments: args } = request.data;
    const action = this.#actions.get(name);
    if (action?.row.kind !== 'request') return { id, error: { status: 404, message: 'unknown action' } };
    try {
      return { id, result: await action.take(visitor, args[0]) };
    } catch (error) {
      this.#log.error({ err: error, action: name }, 'a socket request failed');
      return { id, error: { status: 500, message: 'failed' } };
    }
  }
}
