import type { ServerResponse } from 'node:http';
import type { SlotEvent } from '../slot/slot-view.ts';

/** A comment line keeps proxies and half-open connections honest. */
const HEARTBEAT_MS = 15_000;
/** A listener that does not read is cut off; it comes back and is told the states anew. */
const MAX_PENDING_BYTES = 4 << 20;

/**
 * Server-sent events for those who run the origin. A new listener is first told the state of every slot; ids only tell events of
 * one process apart, because states are repeated in full after every reconnection.
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

  /** Adds a listener and tells it `current` first. */
  listen(response: ServerResponse, current: readonly SlotEvent[]): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(current.map(event => this.#format(event)).join('') || ': no slots yet\n\n');
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }

  send(event: SlotEvent): void {
    this.#broadcast(this.#format(event));
  }

  /** Ends all streams of events. */
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
