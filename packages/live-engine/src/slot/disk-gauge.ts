import { statfs } from 'node:fs/promises';

/** The free space of a disk moves slowly against the size of a disk. */
const LOOK_EVERY_MS = 5_000;

/** How much room a directory's disk has, as of a few seconds ago. */
export class DiskGauge {
  readonly #directory: string;
  readonly #nowMs: () => number;
  #freeBytes: number | null = null;
  #lookedAtMs = Number.NEGATIVE_INFINITY;

  constructor(directory: string, nowMs: () => number) {
    this.#directory = directory;
    this.#nowMs = nowMs;
  }

  /** Null before the first look, and while the disk cannot be asked. */
  get freeBytes(): number | null {
    return this.#freeBytes;
  }

  /** Looks again when the last look was long ago. */
  async tick(): Promise<void> {
    const nowMs = this.#nowMs();
    if (Math.abs(nowMs - this.#lookedAtMs) < LOOK_EVERY_MS) return;
    this.#lookedAtMs = nowMs;
    await this.look();
  }

  /** Asks the disk now. */
  async look(): Promise<void> {
    try {
      const { bavail, bsize } = await statfs(this.#directory);
      this.#freeBytes = bavail * bsize;
    } catch {
      // why: a disk that cannot be asked is told as unknown; the recorder reports what really fails.
      this.#freeBytes = null;
    }
  }
}
