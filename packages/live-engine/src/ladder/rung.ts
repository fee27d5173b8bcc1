import type { MediaConfig, MediaSample, VideoSample } from '../bus/sample.ts';
import { VIDEO_TIMESCALE } from '../cmaf/track.ts';
import { LiveWindow } from '../packager/live-window.ts';
import type { PackagerTargets } from '../packager/packager.ts';
import { LiveStream, type StreamHead } from '../slot/stream.ts';
import { type RungSize, Transcoder } from './transcoder.ts';

/** How the second quality is made. */
export interface LadderOptions extends RungSize {
  /** The ffmpeg binary, by path or name. */
  readonly ffmpeg: string;
}

export interface RungOptions extends LadderOptions {
  readonly targets: PackagerTargets;
  readonly nowMs: () => number;
}

const TICKS_PER_MS = VIDEO_TIMESCALE / 1000;
/** After a failure, the next attempt starts at the first key frame after this time. */
const TRY_AGAIN_MS = 30_000;

/** A stream that starts where another one has just opened a segment. It is not recorded. */
function besides({ targets, nowMs }: RungOptions, { msn, startTicks }: StreamHead, first: VideoSample): LiveStream {
  // The transcoder's output has no frame reordering: it starts where the first frame is shown.
  const originTicks = startTicks + Math.round((first.ptsMs - first.dtsMs) * TICKS_PER_MS);
  const start = {
    nextMsn: msn,
    originTicks,
    lastProgramMs: Number.NEGATIVE_INFINITY,
    config: null,
    wantsSession: true,
  };
  return new LiveStream({
    recording: { append: async () => undefined },
    restored: {
      window: new LiveWindow(),
      start,
      configId: 0,
      discontinuities: 0,
      kind: 'archive',
      publicFromMsn: msn,
    },
    targets,
    nowMs,
    kindNow: () => 'archive',
    onSession: () => undefined,
  });
}

/**
 * A smaller version of a stream. Its segments have the same numbers and times as the main ones, so a player can switch
 * at any of them: it starts where the main stream opens a segment and is cut at the same key frames. It is kept only in
 * memory; the main stream is the one recorded. When the main stream starts a session, so does this one.
 */
export class Rung {
  readonly #main: LiveStream;
  readonly #options: RungOptions;
  #transcoder: Transcoder | null = null;
  #session = 0;
  #seenMsn: number;
  #notBeforeMs = 0;

  constructor(main: LiveStream, options: RungOptions) {
    this.#main = main;
    this.#options = options;
    this.#seenMsn = main.head.msn;
  }

  /** A different encoder: the output so far cannot be continued. */
  restart(): void {
    this.#transcoder?.stop();
    this.#transcoder = null;
    this.#main.low?.dismiss();
    this.#main.low = null;
  }

  /** Takes a sample that the main stream has just taken. */
  follow(sample: MediaSample): void {
    const { head } = this.#main;
    const hasOpened = head.msn !== this.#seenMsn;
    this.#seenMsn = head.msn;
    if (head.session !== this.#session) this.restart();
    this.#session = head.session;
    const isDue = this.#transcoder === null && hasOpened && this.#options.nowMs() >= this.#notBeforeMs;
    if (isDue && head.config !== null && sample.kind === 'video' && sample.isKey)
      this.#begin(head, head.config, sample);
    this.#transcoder?.push(sample);
  }

  /** Checks the clock, as the slot does for the main stream. */
  tick(isStalled: boolean): void {
    this.#main.low?.waitRoom.expire(this.#options.nowMs(), isStalled);
  }

  #begin(head: StreamHead, config: MediaConfig, first: VideoSample): void {
    const stream = besides(this.#options, head, first);
    stream.beginSource();
    const { ffmpeg, heightPx, bitrateKbps } = this.#options;
    const hooks = {
      onConfig: stream.configure.bind(stream),
      onSample: stream.push.bind(stream),
      onLost: () => {
        this.restart();
        this.#notBeforeMs = this.#options.nowMs() + TRY_AGAIN_MS;
      },
    };
    this.#transcoder = new Transcoder({ ffmpeg, heightPx, bitrateKbps, ...hooks }, config, first);
    this.#main.low = stream;
  }
}
