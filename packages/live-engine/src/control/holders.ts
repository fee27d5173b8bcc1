import type { ServerResponse } from 'node:http';

/**
 * The process that runs the origin keeps a connection open for as long as it lives. This shows the origin whether it is
 * unattended, and shows a process that wants to take over whether another one holds it. The connection closes with its
 * process, however the process ends.
 */
export class Holders {
  #holder: ServerResponse | null = null;

  get isHeld(): boolean {
    return this.#holder !== null;
  }

  /** Accepts a holder and sends it this process's pid; false while there is another one. */
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
