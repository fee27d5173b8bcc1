import type { AudioSample } from '../bus/sample.ts';
import { isSilentFrame } from '../codec/aac-silence.ts';

/** A track that sends nothing for this long is missing. */
const MISSING_AFTER_MS = 2_000;

/** Watches whether there is sound: audio arrives, and it is more than digital silence. */
export class SoundWatch {
  #lastPacketAtMs: number | null = null;
  #silentSinceMs: number | null;

  /** There has been no sound since `fromMs`; null = no sound is expected yet. */
  constructor(fromMs: number | null = null) {
    this.#silentSinceMs = fromMs;
  }

  /** Pictures arrive, so from now on sound is expected. */
  expect(atMs: number): void {
    if (this.#lastPacketAtMs === null) this.#silentSinceMs ??= atMs;
  }

  observe({ data, arrivedAtMs }: AudioSample): void {
    this.#lastPacketAtMs = arrivedAtMs;
    if (!isSilentFrame(data)) this.#silentSinceMs = null;
    else this.#silentSinceMs ??= arrivedAtMs;
  }

  /** Audio arrives, silent or not. */
  hasAudio(nowMs: number): boolean {
    return this.#lastPacketAtMs !== null && nowMs - this.#lastPacketAtMs < MISSING_AFTER_MS;
  }

  /** Since when sound is missing; null while it is present. */
  silentSinceMs(nowMs: number): number | null {
    if (this.#silentSinceMs !== null || this.hasAudio(nowMs)) return this.#silentSinceMs;
    return this.#lastPacketAtMs;
  }
}
