import type { SocketAction, SocketEvent } from '@kotohogi/contract/kit/socket';
import type * as z from 'zod/mini';

/** Who is behind a socket, and what it hears. `attendantId` is absent in management mode. */
export interface Visitor {
  /** Unique to one connection. */
  readonly key: symbol;
  readonly weddingId: number | undefined;
  readonly attendantId: number | undefined;
  readonly userId: number | undefined;
  /** The sessions it was admitted by, as they are stored: a socket ends with each of them. */
  readonly sessions: readonly Buffer[];
  readonly rooms: readonly { readonly room: SocketEvent['room']; readonly id: number }[];
}

/** An inbound action with its code; `take` checks the input by the contract. */
export interface BoundAction {
  readonly row: SocketAction;
  readonly take: (visitor: Visitor, input: unknown) => Promise<unknown>;
}

/** Binds code to an inbound action. Input that breaks the contract, and visitors it is not for, are dropped. */
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
