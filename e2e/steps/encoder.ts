import type { MediaFile } from '@kotohogi/live-engine/publish/media-file';
import { Publisher } from '@kotohogi/live-engine/publish/publisher';
import { filledTo } from '@kotohogi/live-engine/testing/filled-to';
import { readFixture } from '@kotohogi/live-engine/testing/fixtures';

/** An encoder's ingest address, as the staff's page shows it. */
export interface IngestLine {
  /** `rtmp://host:port/app` */
  readonly url: string;
  readonly key: string;
}

/** A silent stereo frame of AAC-LC. */
const SILENCE = Buffer.from('211004608c1c', 'hex');

/** The venue's encoder: sends the pixel clock in real time, in a loop, and knows when each frame was sent. */
export class Encoder {
  readonly #publisher: Publisher;
  /** Send times by frame number, oldest first. */
  readonly #sentAtMs = new Map<number, number[]>();
  readonly file: MediaFile;

  private constructor(line: IngestLine, file: MediaFile) {
    this.file = file;
    const { hostname, port, pathname } = new URL(line.url);
    this.#publisher = new Publisher({
      target: { host: hostname, port: Number(port), app: pathname.slice(1), key: line.key },
      file,
      isLooping: true,
      reconnectAfterMs: null,
      onFrame: ({ number, sentAtMs }) => {
        this.#sentAtMs.set(number, [...(this.#sentAtMs.get(number) ?? []), sentAtMs]);
      },
    });
  }

  static async start(line: IngestLine): Promise<Encoder> {
    return new Encoder(line, await readFixture('pixel-clock'));
  }

  /** The same at the bitrate of a venue's encoder. */
  static async startAt(line: IngestLine, bitrateBps: number): Promise<Encoder> {
    return new Encoder(line, filledTo(await readFixture('pixel-clock'), bitrateBps));
  }

  /** The same with silent audio. */
  static async startMuted(line: IngestLine): Promise<Encoder> {
    const file = await readFixture('pixel-clock');
    const audioFrames = file.audioFrames.map(frame => ({ ...frame, data: SILENCE }));
    return new Encoder(line, { ...file, audioFrames });
  }

  /** When the frame that was on screen at `seenAtMs` was sent; undefined for a frame that was never sent. */
  sentAtMs(number: number, seenAtMs: number): number | undefined {
    return this.#sentAtMs.get(number)?.findLast(sentAtMs => sentAtMs <= seenAtMs);
  }

  /** Distance, s, between two frames of the clip, for an observer who cannot distinguish its rounds. */
  apartS(one: number, other: number): number {
    const { frameRate, videoFrames } = this.file;
    const frames = Math.abs(one - other) % videoFrames.length;
    return Math.min(frames, videoFrames.length - frames) / frameRate;
  }

  /** How far, s, one frame of the clip is ahead of another, for an observer who cannot distinguish its rounds. */
  aheadS(one: number, other: number): number {
    const { frameRate, videoFrames } = this.file;
    const { length } = videoFrames;
    const frames = (((one - other) % length) + length) % length;
    return (frames > length / 2 ? frames - length : frames) / frameRate;
  }

  async stop(): Promise<void> {
    await this.#publisher.stop();
  }
}
