import type { Line } from '../camera-line.ts';
import { SourceClock } from './camera-clock.ts';
import { CHANNELS, SAMPLE_RATE_HZ, type SoundBlock, type SoundTap } from './camera-sound.ts';
import { openSoundEncoder, type SoundEncoder, type SoundEncoderFactory } from './camera-sound-encoder.ts';

/** Sound after a pause longer than this is realigned: the microphone changed, or the laptop slept. */
const GAP_MS = 300;
/** How long an encoder may take to start: it may first have to download a megabyte over a narrow line. */
const READY_WITHIN_MS = 15_000;
/** Blocks of silence used to probe an encoder: it emits its configuration with its first frame. */
const TRIAL_BLOCKS = 4;
const BLOCK_FRAMES = 1_024;

/** Turns microphone blocks into AAC on the line, timed by the shared clock. */
export class SoundTrack {
  readonly #nowMs: () => number;
  #encoder: SoundEncoder | null = null;
  #line: Line | null = null;
  #config: Uint8Array | null = null;
  #onReady: () => void = () => undefined;
  #clock = new SourceClock();
  #givenSamples = 0;
  #heardAtMs = 0;
  #release: () => void = () => undefined;

  private constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  /** Resolves when the encoder works; null if none of these encoders works in this browser. */
  static async open(ways: readonly SoundEncoderFactory[], nowMs: () => number): Promise<SoundTrack | null> {
    const track = new SoundTrack(nowMs);
    const handlers = {
      onConfig: (description: Uint8Array) => track.#configure(description),
      onPacket: (data: Uint8Array, sourceMs: number) => track.#line?.sendSound(data, track.#clock.at(sourceMs)),
      onFailure: () => track.close(),
    };
    track.#encoder = await openSoundEncoder(handlers, ways);
    await track.#tryOut();
    if (track.#config !== null) return track;
    track.close();
    return null;
  }

  /** False once the encoder has failed. */
  get isAlive(): boolean {
    return this.#encoder !== null;
  }

  sendTo(line: Line): void {
    this.#line = line;
    if (this.#config !== null) line.configure('audio-config', this.#config);
  }

  /** Switches to the sound of this microphone. */
  listen(tap: SoundTap | null): void {
    this.#release();
    this.#release = tap?.subscribe(block => this.#receive(block)) ?? (() => undefined);
  }

  close(): void {
    this.#release();
    this.#encoder?.close();
    this.#encoder = null;
  }

  #tryOut(): Promise<void> {
    return new Promise(resolve => {
      const patience = setTimeout(resolve, this.#encoder === null ? 0 : READY_WITHIN_MS);
      this.#onReady = () => {
        clearTimeout(patience);
        resolve();
      };
      const silence = Array.from({ length: CHANNELS }, () => new Float32Array(BLOCK_FRAMES));
      for (let block = 0; block < TRIAL_BLOCKS; block++) this.#encode(silence);
    });
  }

  #encode(block: SoundBlock): void {
    this.#givenSamples += block[0]?.length ?? 0;
    this.#encoder?.encode(block);
  }

  #configure(description: Uint8Array): void {
    this.#config = description;
    this.#onReady();
    this.#line?.configure('audio-config', description);
  }

  #receive(block: SoundBlock): void {
    const nowMs = this.#nowMs();
    if (nowMs - this.#heardAtMs > GAP_MS) this.#clock = new SourceClock();
    this.#heardAtMs = nowMs;
    this.#encode(block);
    // A block is complete when its last sample has arrived.
    this.#clock.observe((this.#givenSamples / SAMPLE_RATE_HZ) * 1_000, nowMs);
  }
}
