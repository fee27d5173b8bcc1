import type { ServerResponse } from 'node:http';

/**
 * Whoever runs the origin's process holds a connection open for as long as it runs: so the origin learns that it is alone, and who takes it
 * over learns that nobody else has it. The connection closes with its process, however that ends.
 */
export class Holders {
  #holder: ServerResponse | null = null;

  get isHeld(): boolean {
    return this.#holder !== null;
  }

  /** Takes a holder and answers it with this process's number; false while there is another. */
  take(response: ServerResponse): boolean {
    if (this.#holder !== null) return false;
    this.#holder = response;
    response.on('close', () => {
      this.#holder = null;
    });
    response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
    response.write(`${JSON.stringify({ pid: process.pid })}\n`);
    return true;
  }
}
