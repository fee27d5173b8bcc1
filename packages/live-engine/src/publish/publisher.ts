import { setTimeout as sleep } from 'node:timers/promises';
import type { VideoConfig } from '../bus/sample.ts';
import { type LiveFrame, liveFrames } from './live-frames.ts';
import type { MediaFile } from './media-file.ts';
import { openPublication, PublishRefused, type RtmpPublication, type RtmpTarget } from './rtmp-client.ts';

/** What tests and benchmarks need to know about each sent picture. */
export interface SentFrame {
  /** Frame number within the file. */
  readonly number: number;
  readonly round: number;
  /** Wall clock (epoch ms) when it was passed to the socket. */
  readonly sentAtMs: number;
}

export interface PublishOptions {
  readonly target: RtmpTarget;
  readonly file: MediaFile;
  readonly isLooping: boolean;
  /** Reconnects after a lost connection, like a venue's encoder; null: gives up. */
  readonly reconnectAfterMs: number | null;
  readonly onFrame?: (frame: SentFrame) => void;
  readonly onState?: (state: 'connected' | 'lost' | 'refused', detail: string) => void;
}

const BEHIND_BYTES = 16 << 20;

/** A simulated venue encoder that sends a file in real time. */
export class Publisher {
  readonly #options: PublishOptions;
  #publication: RtmpPublication | null = null;
  #isStopped = false;
  #frozenUntilMs = 0;
  /** Resolves when nothing more will be sent; rejects if the server refused or is gone for good. */
  readonly finished: Promise<void>;

  constructor(options: PublishOptions) {
    this.#options = options;
    this.finished = this.#run();
    // why: a caller that only wants to stop the publisher does not have to handle how it ended.
    this.finished.catch(() => undefined);
  }

  /** Ends the publication properly. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#publication?.finish();
    // why: stopping also works for a publisher that has already failed.
    await this.finished.catch(() => undefined);
  }

  /** Drops the connection without notice; reconnects if configured to. */
  drop(): void {
    this.#publication?.abort();
  }

  /** Keeps the connection but sends nothing for a while, like a hanging encoder. */
  freeze(durationMs: number): void {
    this.#frozenUntilMs = Date.now() + durationMs;
  }

  async #run(): Promise<void> {
    const frames = liveFrames(this.#options.file, this.#options.isLooping);
    const { reconnectAfterMs, onState } = this.#options;
    for (;;) {
      try {
        this.#publication = await openPublication(this.#options.target);
        onState?.('connected', '');
        if (await this.#send(this.#publication, frames)) return;
        onState?.('lost', 'connection ended');
      } catch (error) {
        if (this.#isStopped) return;
        const detail = error instanceof Error ? error.message : 'unknown';
        onState?.(error instanceof PublishRefused ? 'refused' : 'lost', detail);
        if (error instanceof PublishRefused || reconnectAfterMs === null) throw error;
      }
      if (this.#isStopped) return;
      if (reconnectAfterMs === null) throw new Error('the connection was lost');
      await sleep(reconnectAfterMs);
    }
  }

  /**
   * Sends frames in real time from the next key frame on; true if there are no more, false if the connection is gone.
   */
  async #send(publication: RtmpPublication, frames: Iterator<LiveFrame, void>): Promise<boolean> {
    const start = skipToKey(frames);
    if (start === null) return true;
    sendConfig(publication, this.#options.file);
    const startedAtMs = performance.now();
    for (let next: LiveFrame | null = start; next !== null; next = nextOf(frames)) {
      const elapsedMs = next.dtsMs - start.dtsMs;
      const waitMs = startedAtMs + elapsedMs - performance.now();
      if (waitMs > 1) await sleep(waitMs);
      await this.#thaw(publication);
      while (publication.isOpen && publication.pendingBytes > BEHIND_BYTES) await sleep(20);
      if (this.#isStopped) return true;
      if (!publication.isOpen) return false;
      this.#sendFrame(publication, next, elapsedMs);
    }
    publication.finish();
    return true;
  }

  async #thaw(publication: RtmpPublication): Promise<void> {
    while (this.#frozenUntilMs > Date.now() && publication.isOpen && !this.#isStopped) await sleep(20);
  }

  #sendFrame(publication: RtmpPublication, live: LiveFrame, elapsedMs: number): void {
    if (elapsedMs < 0) return;
    const { frame } = live;
    const timestampMs = Math.round(elapsedMs);
    if (frame.kind === 'audio') {
      publication.audio(timestampMs, Buffer.concat([Buffer.of(0xaf, 1), frame.data]));
      return;
    }
    const head = Buffer.of(frame.isKey ? 0x17 : 0x27, 1, 0, 0, 0);
    head.writeIntBE(Math.round(live.ptsMs - live.dtsMs), 2, 3);
    publication.video(timestampMs, Buffer.concat([head, frame.data]));
    this.#options.onFrame?.({ number: frame.number, round: live.round, sentAtMs: Date.now() });
  }
}

function nextOf(frames: Iterator<LiveFrame, void>): LiveFrame | null {
  const next = frames.next();
  return next.done === true ? null : next.value;
}

function skipToKey(frames: Iterator<LiveFrame, void>): LiveFrame | null {
  for (let next = nextOf(frames); next !== null; next = nextOf(frames)) {
    if (next.frame.kind === 'video' && next.frame.isKey) return next;
  }
  return null;
}

function metadataOf(file: MediaFile, video: VideoConfig) {
  return {
    width: video.widthPx,
    height: video.heightPx,
    framerate: file.frameRate,
    videocodecid: 7,
    ...(file.audio === null ? {} : { audiocodecid: 10, audiosamplerate: file.audio.sampleRateHz }),
  };
}

function sendConfig(publication: RtmpPublication, file: MediaFile): void {
  publication.data('@setDataFrame', 'onMetaData', metadataOf(file, file.video));
  publication.video(0, Buffer.concat([Buffer.of(0x17, 0, 0, 0, 0), file.video.description]));
  if (file.audio !== null) publication.audio(0, Buffer.concat([Buffer.of(0xaf, 0), file.audio.description]));
}
