import type { AudioSample } from '../bus/sample.ts';
import { isSilentFrame } from '../codec/aac-silence.ts';

/** A track that sends nothing for so long is missing. */
const MISSING_AFTER_MS = 2_000;

/** Watches whether anything can be heard: sound on the wire, and more in it than digital silence. */
export class SoundWatch {
  #lastPacketAtMs: number | null = null;
  #silentSinceMs: number | null;

  /** Nothing has been heard since `fromMs`; null = nobody expects to hear anything yet. */
  constructor(fromMs: number | null = null) {
    this.#silentSinceMs = fromMs;
  }

  /** Pictures come: from now on sound is expected. */
  expect(atMs: number): void {
    if (this.#lastPacketAtMs === null) this.#silentSinceMs ??= atMs;
  }

  observe({ data, arrivedAtMs }: AudioSample): void {
    this.#lastPacketAtMs = arrivedAtMs;
    if (!isSilentFrame(data)) this.#silentSinceMs = null;
    else this.#silentSinceMs ??= arrivedAtMs;
  }

  /** Sound arrives, silent or not. */
  hasAudio(nowMs: number): boolean {
    return this.#lastPacketAtMs !== null && nowMs - this.#lastPacketAtMs < MISSING_AFTER_MS;
  }

  /** Since when nothing is heard; null while something is. */
  silentSinceMs(nowMs: number): number | null {
    if (this.#silentSinceMs !== null || this.hasAudio(nowMs)) return this.#silentSinceMs;
    return this.#lastPacketAtMs;
  }
}
