import type { MediaSample } from './sample.ts';

/** Ten seconds of the fastest encoder that is accepted; a longer group is dropped. */
const MAX_BYTES = 50 << 20;

/** What an encoder has sent since its latest key frame, so that a consumer can start there. */
export class GroupOfPictures {
  #samples: MediaSample[] = [];
  #bytes = 0;

  get isEmpty(): boolean {
    return this.#samples.length === 0;
  }

  /** Holds a sample; a key frame starts a new group. */
  keep(sample: MediaSample): void {
    const isKey = sample.kind === 'video' && sample.isKey;
    if (isKey || this.#bytes > MAX_BYTES) this.take();
    if (!isKey && this.#samples.length === 0) return;
    this.#samples.push(sample);
    this.#bytes += sample.data.length;
  }

  /** Returns the samples in order of arrival, the key frame first, and clears the group. */
  take(): MediaSample[] {
    const samples = this.#samples;
    this.#samples = [];
    this.#bytes = 0;
    return samples;
  }
}
