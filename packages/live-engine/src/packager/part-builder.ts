import { writeFragment } from '../cmaf/fragment.ts';
import { AUDIO_TRACK_ID, VIDEO_TIMESCALE, VIDEO_TRACK_ID } from '../cmaf/track.ts';
import type { AudioPart } from './events.ts';

/** A video frame on the timeline. */
export interface Frame {
  readonly dtsTicks: number;
  readonly offsetTicks: number;
  readonly isKey: boolean;
  readonly data: Uint8Array;
}

interface AudioFrame {
  readonly ticks: number;
  readonly data: Uint8Array;
}

/** Limit for audio without pictures: about twenty seconds. */
const MAX_QUEUED_AUDIO_FRAMES = 1_000;

/** The contents of a part before it gets its number. */
export interface BuiltPart {
  readonly startTicks: number;
  readonly durationTicks: number;
  readonly endTicks: number;
  readonly isIndependent: boolean;
  readonly body: Buffer;
  readonly audio: AudioPart | null;
}

/** Collects frames and audio and writes them as `moof` + `mdat`. */
export class PartBuilder {
  readonly frames: Frame[] = [];
  #audio: AudioFrame[] = [];
  #audioRateHz = 0;
  #samplesPerFrame = 0;
  #sequence = 0;

  /** Sets the audio clock; 0 if the stream has no audio. */
  setAudio(rateHz: number, samplesPerFrame: number): void {
    this.#audioRateHz = rateHz;
    this.#samplesPerFrame = samplesPerFrame;
    this.#audio = [];
  }

  addAudio(ticks: number, data: Uint8Array): void {
    this.#audio.push({ ticks, data });
    if (this.#audio.length > MAX_QUEUED_AUDIO_FRAMES) this.#audio.shift();
  }

  /** Drops the collected frames and audio. */
  clear(): void {
    this.frames.length = 0;
    this.#audio = [];
  }

  /**
   * Writes the first `count` frames as one part that ends at `endTicks`, with the audio that starts before that (all of
   * it if `isLast`); the rest stays for the next part.
   */
  build(count: number, endTicks: number, isLast = false): BuiltPart {
    const frames = this.frames.splice(0, count);
    const first = frames[0];
    if (first === undefined) throw new RangeError('a part needs a frame');
    const samples = frames.map((frame, index) => ({
      durationTicks: (frames[index + 1]?.dtsTicks ?? endTicks) - frame.dtsTicks,
      offsetTicks: frame.offsetTicks,
      isKey: frame.isKey,
      data: frame.data,
    }));
    const video = { trackId: VIDEO_TRACK_ID, baseTicks: first.dtsTicks, samples };
    const audio = this.#takeAudio(isLast ? Number.POSITIVE_INFINITY : endTicks);
    const audioRun = this.#audioRun(audio);
    this.#sequence++;
    const shownUntil = samples.reduce((latest, sample, index) => {
      return Math.max(latest, (frames[index]?.dtsTicks ?? 0) + sample.offsetTicks + sample.durationTicks);
    }, endTicks);
    return {
      startTicks: first.dtsTicks,
      durationTicks: endTicks - first.dtsTicks,
      endTicks: Math.max(shownUntil, this.#audioEnd(audio)),
      isIndependent: first.isKey,
      body: writeFragment(this.#sequence, audioRun === null ? [video] : [video, audioRun]),
      audio: this.#audioRateHz === 0 ? null : this.#audioPart(audio),
    };
  }

  #takeAudio(endTicks: number): AudioFrame[] {
    const end = (endTicks * this.#audioRateHz) / VIDEO_TIMESCALE;
    const keep = this.#audio.findIndex(frame => frame.ticks >= end);
    return this.#audio.splice(0, keep === -1 ? this.#audio.length : keep);
  }

  #audioRun(audio: readonly AudioFrame[]) {
    const [first] = audio;
    if (first === undefined) return null;
    const samples = audio.map((frame, index) => ({
      durationTicks: (audio[index + 1]?.ticks ?? frame.ticks + this.#samplesPerFrame) - frame.ticks,
      offsetTicks: 0,
      isKey: true,
      data: frame.data,
    }));
    return { trackId: AUDIO_TRACK_ID, baseTicks: first.ticks, samples };
  }

  #audioPart(audio: readonly AudioFrame[]): AudioPart {
    const run = this.#audioRun(audio);
    const [first] = audio;
    const last = audio.at(-1);
    if (run === null || first === undefined || last === undefined) return { body: null, durationS: 0 };
    const durationS = (last.ticks + this.#samplesPerFrame - first.ticks) / this.#audioRateHz;
    return { body: writeFragment(this.#sequence, [run]), durationS };
  }

  /** The end of the collected audio, in 90 kHz ticks; 0 without audio. */
  audioEndTicks(): number {
    return this.#audioEnd(this.#audio);
  }

  #audioEnd(audio: readonly AudioFrame[]): number {
    const last = audio.at(-1);
    if (last === undefined) return 0;
    return Math.ceil(((last.ticks + this.#samplesPerFrame) * VIDEO_TIMESCALE) / this.#audioRateHz);
  }
}
