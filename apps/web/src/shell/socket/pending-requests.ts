import type { SocketResult } from '@kotohogi/contract/kit/socket';

/** What happens to a pending request when the connection drops: forgotten, resolved with nothing, or rejected. */
type DisconnectPolicy = 'cancel' | 'resolve' | 'reject';

export interface RequestOptions {
  /** Rejects with the message 'timeout' after this long; waits forever if absent. */
  readonly timeoutMs?: number;
  readonly onDisconnect?: DisconnectPolicy;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  readonly policy: DisconnectPolicy;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

/** Matches results to requests by id (docs/product/socket.md#wire). */
export class PendingRequests {
  readonly #waiting = new Map<string | number, Waiting>();
  #nextId = 1;

  /** Opens a request: its id is sent with it, its promise settles by `settle`, by timeout or by `disconnected`. */
  open({ timeoutMs, onDisconnect = 'reject' }: RequestOptions): {
    readonly id: number;
    readonly answer: Promise<unknown>;
  } {
    const id = this.#nextId;
    this.#nextId += 1;
    const answer = new Promise<unknown>((resolve, reject) => {
      const timer =
        timeoutMs === undefined ? undefined : setTimeout(() => this.#end(id)?.reject(new Error('timeout')), timeoutMs);
      this.#waiting.set(id, { resolve, reject, policy: onDisconnect, timer });
    });
    return { id, answer };
  }

  /** Takes a result from the wire; ignores a result without a pending request. */
  settle(result: SocketResult): void {
    const waiting = this.#end(result.id);
    if (result.error === undefined) waiting?.resolve(result.result);
    else waiting?.reject(new Error(result.error.message));
  }

  /** The connection dropped: settles every pending request by its own policy. */
  disconnected(): void {
    for (const id of [...this.#waiting.keys()]) {
      const waiting = this.#end(id);
      if (waiting?.policy === 'resolve') waiting.resolve(undefined);
      if (waiting?.policy === 'reject') waiting.reject(new Error('disconnected'));
    }
  }

  #end(id: string | number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(waiting?.timer);
    return waiting;
  }
}
