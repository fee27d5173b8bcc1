import * as z from 'zod/mini';

/**
 * The receivers of an event: every guest and manager of a wedding, only its managers, one guest, or the wall of a
 * facility.
 */
export type Room = 'wedding' | 'wedding-managers' | 'attendant' | 'facility';

/** Pushed by the server as `message {action: name, arguments: [payload]}` (docs/product/socket.md#wire). */
export interface SocketEvent<S extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly room: Room;
  readonly payload: S;
}

/** Sent by a browser: fire-and-forget `message`, or `request` answered by `result` with the same id. */
export interface SocketAction<I extends z.ZodMiniType = z.ZodMiniType, O extends z.ZodMiniType = z.ZodMiniType> {
  readonly name: string;
  readonly kind: 'message' | 'request';
  readonly access: 'guest' | 'viewer';
  readonly input: I;
  readonly output: O;
}

/** Declares an outbound event. */
export function event<S extends z.ZodMiniType>(row: SocketEvent<S>): SocketEvent<S> {
  return row;
}

/** Declares an inbound action; `viewer` is a guest, or staff and hosts in management mode. */
export function action<I extends z.ZodMiniType, O extends z.ZodMiniType>(row: SocketAction<I, O>): SocketAction<I, O> {
  return row;
}

/** The only namespace of the product (docs/product/socket.md). */
export const SOCKET_NAMESPACE = '/attendance';

const name = z.string().check(z.maxLength(64));

/** The message format in both directions, without an answer. */
export const socketMessage = z.object({ action: name, arguments: z.array(z.unknown()).check(z.maxLength(8)) });

/** A request with an answer, matched to its result by id. */
export const socketRequest = z.object({
  id: z.union([z.string().check(z.maxLength(64)), z.number()]),
  action: name,
  arguments: z.array(z.unknown()).check(z.maxLength(8)),
});

export interface SocketResult {
  readonly id: string | number;
  readonly result?: unknown;
  readonly error?: { readonly status: number; readonly message: string };
}
