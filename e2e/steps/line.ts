import type { CDPSession } from '@playwright/test';
import type { Person } from './actors.ts';

/** Bytes per second that mean no limit. */
const WIDE = -1;

/** A guest's network connection, which can be throttled and cut. */
export class Line {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of({ context, page }: Person): Promise<Line> {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    return new Line(session);
  }

  async narrowTo(bitrateBps: number): Promise<void> {
    await this.#carry(bitrateBps / 8);
  }

  /** Restores the full bandwidth and the connection. */
  async repair(): Promise<void> {
    await this.#carry(WIDE);
  }

  async cut(): Promise<void> {
    await this.#carry(WIDE, true);
  }

  async #carry(bytesPerSecond: number, offline = false): Promise<void> {
    const throughput = { downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
    await this.#session.send('Network.emulateNetworkConditions', { offline, latency: 0, ...throughput });
  }
}
