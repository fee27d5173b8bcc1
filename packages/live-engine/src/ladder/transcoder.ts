import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { MediaConfig, MediaSample, TrackConfig } from '../bus/sample.ts';
import { isConfig, readAudioTag, readVideoTag } from '../ingest/rtmp/flv.ts';
import { FlvReader, type FlvTag, TAG, writeFlvHead, writeFlvTag } from './flv.ts';

/** The output size and bitrate of a rung. */
export interface RungSize {
  readonly heightPx: number;
  readonly bitrateKbps: number;
}

export interface TranscoderOptions extends RungSize {
  /** The ffmpeg binary, by path or name. */
  readonly ffmpeg: string;
  readonly onConfig: (config: TrackConfig) => void;
  readonly onSample: (sample: MediaSample) => void;
  /** It exited or cannot keep up; no more samples will come. */
  readonly onLost: (why: string) => void;
}

/** If more than this is unread, the machine is too slow for a second quality. */
const BEHIND_BYTES = 4 << 20;
/** How many arrival times are remembered for frames in the transcoder. */
const KEPT_ARRIVALS = 600;

/** Every key frame stays a key frame at its own time, so both qualities are cut at the same places. */
const commandLine = ({ heightPx, bitrateKbps }: RungSize) => [
  ...['-hide_banner', '-loglevel', 'error', '-probesize', '32', '-analyzeduration', '0'],
  ...['-copyts', '-f', 'flv', '-i', 'pipe:0', '-map', '0:v:0', '-map', '0:a:0?', '-c:a', 'copy'],
  ...['-vf', `scale=-2:${heightPx}`, '-fps_mode', 'passthrough', '-enc_time_base', '1:1000'],
  ...['-c:v', 'libx264', '-preset', 'veryfast', '-tune', 'zerolatency', '-profile:v', 'main', '-bf', '0'],
  ...['-force_key_frames', 'source', '-g', '600', '-sc_threshold', '0'],
  ...['-b:v', `${bitrateKbps}k`, '-maxrate', `${Math.round(bitrateKbps * 1.2)}k`, '-bufsize', `${bitrateKbps}k`],
  ...['-flush_packets', '1', '-flvflags', 'no_duration_filesize', '-f', 'flv', 'pipe:1'],
];

/** Scales the pictures of a run of frames with ffmpeg; audio passes through unchanged. */
export class Transcoder {
  readonly #options: TranscoderOptions;
  readonly #child: ChildProcessByStdio<Writable, Readable, null>;
  readonly #reader = new FlvReader();
  readonly #startMs: number;
  /** By decode time within the run: when the frame arrived from the encoder. Program time is computed from it. */
  readonly #arrivals = new Map<number, number>();
  #lastArrivalMs: number;
  #isOver = false;

  constructor(options: TranscoderOptions, config: MediaConfig, first: MediaSample) {
    this.#options = options;
    this.#startMs = first.dtsMs;
    this.#lastArrivalMs = first.arrivedAtMs;
    this.#child = spawn(options.ffmpeg, commandLine(options), { stdio: ['pipe', 'pipe', 'ignore'] });
    this.#child.on('error', error => this.#lose(error.message));
    this.#child.on('exit', code => this.#lose(`ffmpeg exited with code ${code}`));
    // why: a broken pipe means that the program ended, which its exit event reports.
    this.#child.stdin.on('error', () => undefined);
    this.#child.stdout.on('data', (piece: Buffer) => this.#read(piece));
    this.#child.stdin.write(writeFlvHead(config));
  }

  push(sample: MediaSample): void {
    if (this.#isOver || sample.dtsMs < this.#startMs) return;
    if (this.#child.stdin.writableLength > BEHIND_BYTES) {
      this.#lose('too slow');
      this.#child.kill('SIGKILL');
      return;
    }
    if (sample.kind === 'video') this.#remember(sample.ptsMs, sample.arrivedAtMs);
    this.#child.stdin.write(writeFlvTag(sample, this.#startMs));
  }

  /** Ends the transcoder; frames still inside it are dropped. */
  stop(): void {
    this.#isOver = true;
    this.#child.kill('SIGKILL');
  }

  #remember(ptsMs: number, arrivedAtMs: number): void {
    this.#arrivals.set(Math.round(ptsMs - this.#startMs), arrivedAtMs);
    const [oldest] = this.#arrivals.keys();
    if (this.#arrivals.size > KEPT_ARRIVALS && oldest !== undefined) this.#arrivals.delete(oldest);
  }

  #read(piece: Buffer): void {
    if (this.#isOver) return;
    try {
      for (const tag of this.#reader.take(piece)) this.#pass(tag);
    } catch (error) {
      this.#lose(error instanceof Error ? error.message : 'unreadable');
      this.#child.kill('SIGKILL');
    }
  }

  #pass({ type, timeMs, body }: FlvTag): void {
    if (type !== TAG.video && type !== TAG.audio) return;
    if (type === TAG.video) this.#lastArrivalMs = this.#arrivals.get(timeMs) ?? this.#lastArrivalMs;
    const timing = { dtsMs: timeMs + this.#startMs, arrivedAtMs: this.#lastArrivalMs };
    const content = type === TAG.video ? readVideoTag(body, timing) : readAudioTag(body, timing);
    if (content === null) return;
    if (isConfig(content)) this.#options.onConfig(content);
    else this.#options.onSample(content);
  }

  #lose(why: string): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#options.onLost(why);
  }
}
