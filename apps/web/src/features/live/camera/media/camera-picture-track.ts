import type { Line } from '../camera-line.ts';
import { SourceClock } from './camera-clock.ts';
import { readFrames } from './camera-frames.ts';
import { bitrateOf, FIRST_PACE, isDropped, KEY_EVERY_MS, nextPace, type Pace, sizeToSend } from './camera-pace.ts';
import { PictureEncoder } from './camera-picture-encoder.ts';

/** The track gives up after this many failed encoders. */
const MAX_ENCODERS = 4;

export interface PictureTrackOptions {
  readonly codec: string;
  readonly line: Line;
  readonly nowMs: () => number;
  /** No more frames will follow. */
  readonly onFailure: () => void;
}

/** Turns camera frames into H.264 on the line: drops late frames and lowers the bitrate on a narrow line. */
export class PictureTrack {
  readonly #options: PictureTrackOptions;
  #encoder: PictureEncoder;
  #encodersUsed = 1;
  #clock = new SourceClock();
  #pace: Pace = FIRST_PACE;
  #lastMs = -1;
  #lastKeyMs = Number.NEGATIVE_INFINITY;
  #release: () => void = () => undefined;
  /** Frames sent, and frames dropped. */
  sentCount = 0;
  droppedCount = 0;

  constructor(options: PictureTrackOptions) {
    this.#options = options;
    this.#encoder = this.#open();
  }

  get pace(): Pace {
    return this.#pace;
  }

  /** Switches to the frames of this camera. */
  watch(stream: MediaStream, video: HTMLVideoElement): void {
    this.#release();
    this.#clock = new SourceClock();
    this.#release = readFrames(stream, video, frame => {
      try {
        this.#take(frame);
      } finally {
        frame.close();
      }
    });
  }

  close(): void {
    this.#release();
    this.#encoder.close();
  }

  #open(): PictureEncoder {
    const { codec, line, onFailure } = this.#options;
    return new PictureEncoder(codec, {
      onConfig: description => line.configure('video-config', description),
      onPicture: picture => {
        this.sentCount++;
        line.sendPicture(picture);
      },
      onFailure: () => {
        if (this.#encodersUsed++ < MAX_ENCODERS) this.#encoder = this.#open();
        else onFailure();
      },
    });
  }

  #take(frame: VideoFrame): void {
    const { line, nowMs } = this.#options;
    const atMs = nowMs();
    const sourceMs = frame.timestamp / 1_000;
    this.#clock.observe(sourceMs, atMs);
    const load = { behindMs: line.behindMs, inHand: this.#encoder.inHand };
    line.check();
    if (line.isOpen) this.#pace = nextPace(this.#pace, load, atMs);
    if (!line.isOpen || isDropped(load)) {
      if (line.isOpen) this.droppedCount++;
      return;
    }
    const timestampMs = Math.max(this.#clock.at(sourceMs), this.#lastMs + 1);
    const isKey = line.takeKeyRequest() || timestampMs - this.#lastKeyMs >= KEY_EVERY_MS;
    if (isKey) this.#lastKeyMs = timestampMs;
    this.#lastMs = timestampMs;
    const size = sizeToSend({ widthPx: frame.displayWidth, heightPx: frame.displayHeight });
    this.#encoder.encode(frame, { timestampMs, isKey }, size, bitrateOf(this.#pace));
  }
}
