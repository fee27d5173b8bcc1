import type { MediaSample } from './sample.ts';

/** Ten seconds of the fastest encoder that is let in; a longer group is dropped. */
const MAX_BYTES = 50 << 20;

/** What an encoder has sent since its newest key frame, so that something else can begin there. */
export class HeldGroup {
  #samples: MediaSample[] = [];
  #bytes = 0;

  get isEmpty(): boolean {
    return this.#samples.length === 0;
  }

  /** Holds a sample; a key frame starts the group again. */
  keep(sample: MediaSample): void {
    const isKey = sample.kind === 'video' && sample.isKey;
    if (isKey || this.#bytes > MAX_BYTES) this.take();
    if (!isKey && this.#samples.length === 0) return;
    this.#samples.push(sample);
    this.#bytes += sample.data.length;
  }

  /** The samples in the order they came, the key frame first; nothing is held afterwards. */
  take(): MediaSample[] {
    const samples = this.#samples;
    this.#samples = [];
    this.#bytes = 0;
    return samples;
  }
}
