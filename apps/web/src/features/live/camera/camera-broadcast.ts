import { Line, type LineAddress, type LinePhase } from './camera-line.ts';
import type { StopReason } from './camera-retry.ts';
import { isLate } from './media/camera-pace.ts';
import { PictureTrack } from './media/camera-picture-track.ts';
import type { SoundTap } from './media/camera-sound.ts';
import type { SoundEncoderFactory } from './media/camera-sound-encoder.ts';
import { SoundTrack } from './media/camera-sound-track.ts';

/** The state of a broadcast, reported twice a second and on every change. */
export interface BroadcastReport {
  readonly phase: LinePhase;
  readonly stopReason: StopReason | null;
  /** Frames arrive late, or the quality is at its lowest step. */
  readonly isLate: boolean;
  readonly hasSound: boolean;
  readonly kbps: number;
  readonly framesPerSecond: number;
  readonly behindMs: number;
  readonly droppedCount: number;
}

/** What the camera and the microphone deliver. */
export interface Capture {
  readonly stream: MediaStream;
  readonly video: HTMLVideoElement;
  readonly tap: SoundTap | null;
}

export interface BroadcastOptions extends LineAddress {
  readonly pictureCodec: string;
  /** AAC encoders, in order of preference. */
  readonly soundWays: readonly SoundEncoderFactory[];
}

const REPORT_EVERY_MS = 500;

const nowMs = () => performance.now();

/** Sends camera and microphone to the origin until stopped. Timestamps continue across reconnects. */
export class Broadcast {
  readonly #listeners = new Set<() => void>();
  readonly #line: Line;
  readonly #pictures: PictureTrack;
  readonly #sound: SoundTrack | null;
  readonly #beat: ReturnType<typeof setInterval>;
  #counted = { atMs: nowMs(), pictures: 0, bytes: 0 };
  #rates = { kbps: 0, framesPerSecond: 0 };
  #report: BroadcastReport;

  private constructor(options: BroadcastOptions, sound: SoundTrack | null) {
    this.#sound = sound;
    this.#line = new Line({ ...options, hasSound: sound !== null, nowMs, onChange: () => this.#publish() });
    sound?.sendTo(this.#line);
    this.#pictures = new PictureTrack({
      codec: options.pictureCodec,
      line: this.#line,
      nowMs,
      onFailure: () => this.stop('encoder'),
    });
    this.#report = this.#describe();
    this.#beat = setInterval(() => {
      this.#line.check();
      this.#count();
      this.#publish();
    }, REPORT_EVERY_MS);
  }

  /** Starts sending the capture; omits the sound if no encoder works. */
  static async start(options: BroadcastOptions, capture: Capture): Promise<Broadcast> {
    const sound = capture.tap === null ? null : await SoundTrack.open(options.soundWays, nowMs);
    const broadcast = new Broadcast(options, sound);
    broadcast.use(capture);
    return broadcast;
  }

  /** Switches to other devices. */
  use({ stream, video, tap }: Capture): void {
    if (this.#line.phase === 'stopped') return;
    this.#pictures.watch(stream, video);
    this.#sound?.listen(tap);
  }

  /** Stops for good and notifies the origin. */
  stop(reason: StopReason): void {
    clearInterval(this.#beat);
    this.#pictures.close();
    this.#sound?.close();
    this.#line.stop(reason);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly report = (): BroadcastReport => this.#report;

  #count(): void {
    const atMs = nowMs();
    const { sentBytes } = this.#line;
    const { sentCount } = this.#pictures;
    const seconds = (atMs - this.#counted.atMs) / 1_000;
    this.#rates = {
      kbps: ((sentBytes - this.#counted.bytes) * 8) / 1_000 / seconds,
      framesPerSecond: (sentCount - this.#counted.pictures) / seconds,
    };
    this.#counted = { atMs, pictures: sentCount, bytes: sentBytes };
  }

  #describe(): BroadcastReport {
    const { phase, stopReason, behindMs } = this.#line;
    return {
      phase,
      stopReason,
      isLate: isLate(this.#pictures.pace, behindMs),
      hasSound: this.#sound?.isAlive ?? false,
      ...this.#rates,
      behindMs,
      droppedCount: this.#pictures.droppedCount,
    };
  }

  #publish(): void {
    this.#report = this.#describe();
    if (this.#report.phase === 'stopped') {
      clearInterval(this.#beat);
      this.#pictures.close();
      this.#sound?.close();
    }
    for (const listener of this.#listeners) listener();
  }
}
