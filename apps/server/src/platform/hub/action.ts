import type { SocketAction, SocketEvent } from '@kotohogi/contract/kit/socket';
import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type * as z from 'zod/mini';

/** The identity behind a socket, and its rooms. `attendantId` is absent in management mode. */
export interface Visitor {
  /** Unique to one connection. */
  readonly key: symbol;
  readonly weddingId: WeddingId | undefined;
  readonly attendantId: AttendantId | undefined;
  readonly userId: number | undefined;
  /** The stored hashes of the sessions it was admitted by: the socket is closed when one of them ends. */
  readonly sessions: readonly Buffer[];
  readonly rooms: readonly { readonly room: SocketEvent['room']; readonly id: number }[];
}

/** An inbound action with its code; `take` validates the input by the contract. */
export interface BoundAction {
  readonly row: SocketAction;
  readonly take: (visitor: Visitor, input: unknown) => Promise<unknown>;
}

/** Binds code to an inbound action. Input that violates the contract, and visitors it is not meant for, are dropped. */
export function onAction<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  row: SocketAction<I, O>,
  take: (visitor: Visitor, input: z.output<I>) => Promise<z.input<O> | undefined>,
): BoundAction {
  return {
    row,
    take: async (visitor, input) => {
      if (row.access === 'guest' && visitor.attendantId === undefined) return undefined;
      const parsed = row.input.safeParse(input);
      return parsed.success ? await take(visitor, parsed.data) : undefined;
    },
  };
}
