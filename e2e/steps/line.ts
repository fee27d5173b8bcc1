import type { CDPSession } from '@playwright/test';
import type { Person } from './cast.ts';

/** Bytes a second for no limit at all. */
const WIDE = -1;

/** What a guest's device is connected by: one can make it narrow, and cut it. */
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

  /** As wide as it was, and connected. */
  async mend(): Promise<void> {
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
