import type { ServerResponse } from 'node:http';
import type { SlotEvent } from '../slot/slot-view.ts';

/** Comment lines keep proxies from closing the stream and reveal half-open connections. */
const HEARTBEAT_MS = 15_000;
/** A listener that does not read is disconnected; it reconnects and gets the current states again. */
const MAX_PENDING_BYTES = 4 << 20;

/**
 * Server-sent events for the origin's operator. A new listener first gets the state of every slot. Ids only distinguish
 * the events of one process, because every reconnection repeats the full state.
 */
export class EventFeed {
  readonly #listeners = new Set<ServerResponse>();
  readonly #bootId: string;
  readonly #heartbeat: NodeJS.Timeout;
  #nextId = 1;

  constructor(bootId: string) {
    this.#bootId = bootId;
    this.#heartbeat = setInterval(() => this.#broadcast(': still here\n\n'), HEARTBEAT_MS);
  }

  /** Adds a listener and sends it `current` first. */
  listen(response: ServerResponse, current: readonly SlotEvent[]): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(current.map(event => this.#format(event)).join('') || ': no slots yet\n\n');
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }

  send(event: SlotEvent): void {
    this.#broadcast(this.#format(event));
  }

  /** Ends all event streams. */
  close(): void {
    clearInterval(this.#heartbeat);
    for (const listener of this.#listeners) listener.end();
  }

  #format(event: SlotEvent): string {
    return `id: ${this.#bootId}-${this.#nextId++}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
  }

  #broadcast(text: string): void {
    for (const listener of this.#listeners) {
      if (listener.writableLength > MAX_PENDING_BYTES) listener.destroy();
      else listener.write(text);
    }
  }
}
