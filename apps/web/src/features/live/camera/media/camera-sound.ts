import workletUrl from './camera-worklet.js?url&no-inline';

/** The audio format sent to the encoder. */
export const SAMPLE_RATE_HZ = 48_000;
export const CHANNELS = 2;

/** PCM of both channels, one AAC frame long. */
export type SoundBlock = readonly Float32Array<ArrayBuffer>[];

/** The lowest level on the meter. */
const FLOOR_DB = -60;
/** Decay factor of the meter per block. */
const FALL = 0.9;

function isBlock(data: unknown): data is SoundBlock {
  return Array.isArray(data) && data.length === CHANNELS && data.every(channel => channel instanceof Float32Array);
}

/** Peak of a block as a position on the meter: 0 = −60 dB or less, 1 = full scale. */
export function levelOf(block: SoundBlock): number {
  const peak = block.reduce((most, channel) => channel.reduce((max, value) => Math.max(max, Math.abs(value)), most), 0);
  const db = peak === 0 ? FLOOR_DB : 20 * Math.log10(peak);
  return Math.min(1, Math.max(0, 1 - db / FLOOR_DB));
}

/** Concatenates the channel planes of a block, the `f32-planar` layout of WebCodecs. */
export function planar(block: SoundBlock): Float32Array<ArrayBuffer> {
  const frames = block[0]?.length ?? 0;
  const data = new Float32Array(frames * CHANNELS);
  for (const [index, channel] of block.entries()) data.set(channel, index * frames);
  return data;
}

/** Taps the sound of a stream: blocks for the encoder, a level for the meter. */
export class SoundTap {
  readonly #context: AudioContext;
  readonly #listeners = new Set<(block: SoundBlock) => void>();
  #level = 0;

  private constructor(context: AudioContext) {
    this.#context = context;
  }

  static async open(stream: MediaStream): Promise<SoundTap> {
    const context = new AudioContext({ sampleRate: SAMPLE_RATE_HZ, latencyHint: 'interactive' });
    const tap = new SoundTap(context);
    try {
      await context.audioWorklet.addModule(workletUrl);
      const options = { numberOfOutputs: 0, channelCount: CHANNELS, channelCountMode: 'explicit' } as const;
      const blocks = new AudioWorkletNode(context, 'sound-blocks', options);
      blocks.port.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isBlock(data)) tap.#receive(data);
      };
      context.createMediaStreamSource(stream).connect(blocks);
      await context.resume();
      return tap;
    } catch (error) {
      tap.close();
      throw error;
    }
  }

  /** The level, 0 to 1; it decays slowly so that it stays readable. */
  get level(): number {
    return this.#level;
  }

  /** Passes every block to the listener until the returned function is called. */
  subscribe(listener: (block: SoundBlock) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    this.#listeners.clear();
    void this.#context.close();
  }

  #receive(block: SoundBlock): void {
    this.#level = Math.max(levelOf(block), this.#level * FALL);
    for (const listener of this.#listeners) listener(block);
  }
}
