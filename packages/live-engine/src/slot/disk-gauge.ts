import { statfs } from 'node:fs/promises';

/** Free space changes slowly compared to the size of a disk. */
const CHECK_EVERY_MS = 5_000;

/** The free space of a directory's disk, a few seconds old at most. */
export class DiskGauge {
  readonly #directory: string;
  readonly #nowMs: () => number;
  #freeBytes: number | null = null;
  #checkedAtMs = Number.NEGATIVE_INFINITY;

  constructor(directory: string, nowMs: () => number) {
    this.#directory = directory;
    this.#nowMs = nowMs;
  }

  /** Null before the first reading, and while the disk cannot be read. */
  get freeBytes(): number | null {
    return this.#freeBytes;
  }

  /** Reads again if the last reading is old. */
  async tick(): Promise<void> {
    const nowMs = this.#nowMs();
    if (Math.abs(nowMs - this.#checkedAtMs) < CHECK_EVERY_MS) return;
    this.#checkedAtMs = nowMs;
    await this.check();
  }

  /** Reads the free space now. */
  async check(): Promise<void> {
    try {
      const { bavail, bsize } = await statfs(this.#directory);
      this.#freeBytes = bavail * bsize;
    } catch {
      // why: if the disk cannot be read, the free space is unknown; the recorder reports actual write failures.
      this.#freeBytes = null;
    }
  }
}
