import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { live } from '@kotohogi/contract/live';
import { type Instant, MINUTE_MS } from '@kotohogi/domain/kernel/instant';
import { expect } from '@playwright/test';
import type { Person } from './actors.ts';

/**
 * A playback key is valid for this long after it is requested (docs/product/player.md#playback-keys), so its expiry
 * shows the product's time.
 */
const KEY_LIFETIME_MS = 5 * MINUTE_MS;

/** The clock of a journey that spans days: moves the product's processes and a guest's browser ahead together. */
export class Calendar {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /** A calendar set to today; start the product with its settings. */
  static async open(): Promise<Calendar> {
    const calendar = new Calendar(await mkdtemp(path.join(tmpdir(), 'kotohogi-calendar-')));
    await calendar.#write(0);
    return calendar;
  }

  get settings(): Readonly<Record<string, string>> {
    const clock = new URL('./moved-clock.ts', import.meta.url);
    return { NODE_OPTIONS: `--import ${clock.href}`, MOVED_CLOCK: this.#file };
  }

  /** Sets the time to `at`, for the product and for every page this guest opens from now on. */
  async turnTo(at: Instant, { context, page }: Person, weddingKey: string): Promise<void> {
    const aheadMs = at - Date.now();
    await this.#write(aheadMs);
    const productTimeMs = async () => {
      const answer = await context.request.get(`/api${live.embedKey.path.replace(':wedding', weddingKey)}`);
      // Nothing left to play: the recording ended while this was polling.
      if (answer.status() === 404) return Number.POSITIVE_INFINITY;
      return live.embedKey.output.parse(await answer.json()).expiresAt - KEY_LIFETIME_MS;
    };
    await expect
      .poll(productTimeMs, { message: 'the product does not follow the set time' })
      .toBeGreaterThanOrEqual(at);
    await page.addInitScript(ahead => {
      const machineMs = () => Math.round(performance.timeOrigin + performance.now());
      // The largest of several offsets wins, because time only moves forward.
      if (machineMs() + ahead > Date.now()) Date.now = () => machineMs() + ahead;
    }, aheadMs);
  }

  async close(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  get #file(): string {
    return path.join(this.#folder, 'ahead-ms');
  }

  /** Writes atomically, so that a reader never gets half a number. */
  async #write(aheadMs: number): Promise<void> {
    await writeFile(`${this.#file}.new`, String(aheadMs));
    await rename(`${this.#file}.new`, this.#file);
  }
}
