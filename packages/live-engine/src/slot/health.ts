import type { AudioConfig, MediaSample, TrackConfig, VideoConfig } from '../bus/sample.ts';
import { ClockDrift } from './clock-drift.ts';
import { SoundWatch } from './sound-watch.ts';

/** Measurements of the encoder on air, over the last seconds. */
export interface StreamHealth {
  readonly videoKbps: number;
  readonly audioKbps: number;
  readonly frameRate: number;
  /**
   * The longest recent distance between two key frames, including the current one once it is long; null = not known
   * yet.
   */
  readonly keyFrameDistanceMs: number | null;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly videoCodec: string | null;
  readonly audioCodec: string | null;
  readonly audioSampleRateHz: number | null;
  /** Audio arrives: an announced track that stops sending counts as missing. */
  readonly hasAudio: boolean;
  /** Since when sound is missing: no audio arriving, or digital silence; null while it is present. */
  readonly silentSinceMs: number | null;
  /** How far the encoder's clock has drifted from ours since it came on air, + = it is slow; null = not known yet. */
  readonly clockDriftMs: number | null;
  readonly lastFrameAtMs: number | null;
}

const SPAN_MS = 5_000;
/** A longer step of the encoder's clock between pictures is a gap or a jump, and counts as this much. */
const LONGEST_STEP_MS = 1_000;
const KEY_FRAMES_KEPT = 4;
/** A distance that has grown this long is reported before the next key frame comes. */
const LONG_DISTANCE_MS = 2_500;

interface Bucket {
  readonly second: number;
  videoBytes: number;
  audioBytes: number;
  frames: number;
  /** How much of the encoder's own time its pictures cover. */
  mediaMs: number;
}

/** Measures what arrives. */
export class HealthMeter {
  #video: VideoConfig | null = null;
  #audio: AudioConfig | null = null;
  #buckets: Bucket[] = [];
  #keyTimesMs: number[] = [];
  #lastPictureMs: number | null = null;
  #lastFrameAtMs: number | null = null;
  #sound = new SoundWatch();
  #drift = new ClockDrift();

  /** Another encoder is on air, so all measurements start over. */
  reset(): void {
    this.#video = null;
    this.#audio = null;
    this.#buckets = [];
    this.#keyTimesMs = [];
    this.#lastPictureMs = null;
    this.#sound = new SoundWatch();
    this.#drift = new ClockDrift();
  }

  configure(config: TrackConfig): void {
    if (config.kind === 'video') this.#video = config;
    else this.#audio = config;
  }

  observe(sample: MediaSample): void {
    const bucket = this.#bucket(sample.arrivedAtMs);
    if (sample.kind === 'audio') {
      bucket.audioBytes += sample.data.length;
      this.#sound.observe(sample);
      return;
    }
    bucket.videoBytes += sample.data.length;
    bucket.frames++;
    const stepMs = sample.dtsMs - (this.#lastPictureMs ?? sample.dtsMs);
    bucket.mediaMs += Math.max(0, Math.min(stepMs, LONGEST_STEP_MS));
    this.#lastFrameAtMs = sample.arrivedAtMs;
    this.#sound.expect(sample.arrivedAtMs);
    this.#drift.observe(sample.dtsMs, sample.arrivedAtMs);
    if (this.#drift.hasJumped) this.#keyTimesMs = [];
    this.#lastPictureMs = sample.dtsMs;
    if (sample.isKey) this.#keyTimesMs = [...this.#keyTimesMs, sample.dtsMs].slice(-KEY_FRAMES_KEPT);
  }

  report(nowMs: number): StreamHealth {
    const fromSecond = Math.floor((nowMs - SPAN_MS) / 1000);
    const toSecond = Math.floor(nowMs / 1000);
    // Neither the first second nor the current one is complete.
    const [, ...whole] = this.#buckets;
    const recent = whole.filter(bucket => bucket.second > fromSecond && bucket.second < toSecond);
    // After a suspension of the process or a network gap, a minute may arrive within a second, so it is measured by the
    // encoder's own time.
    const mediaS = recent.reduce((total, bucket) => total + bucket.mediaMs, 0) / 1000;
    const seconds = Math.max(1, recent.length, mediaS);
    const sum = (pick: (bucket: Bucket) => number) =>
      recent.reduce((total, bucket) => total + pick(bucket), 0) / seconds;
    return {
      videoKbps: Math.round((sum(bucket => bucket.videoBytes) * 8) / 1000),
      audioKbps: Math.round((sum(bucket => bucket.audioBytes) * 8) / 1000),
      frameRate: Math.round(sum(bucket => bucket.frames) * 10) / 10,
      keyFrameDistanceMs: this.#keyFrameDistanceMs(),
      widthPx: this.#video?.widthPx ?? null,
      heightPx: this.#video?.heightPx ?? null,
      videoCodec: this.#video?.codec ?? null,
      audioCodec: this.#audio?.codec ?? null,
      audioSampleRateHz: this.#audio?.sampleRateHz ?? null,
      hasAudio: this.#sound.hasAudio(nowMs),
      silentSinceMs: this.#sound.silentSinceMs(nowMs),
      clockDriftMs: this.#drift.driftMs,
      lastFrameAtMs: this.#lastFrameAtMs,
    };
  }

  #keyFrameDistanceMs(): number | null {
    const times = this.#keyTimesMs;
    const distances = times.slice(1).map((timeMs, index) => timeMs - (times[index] ?? timeMs));
    const growingMs = times.length === 0 ? 0 : (this.#lastPictureMs ?? 0) - (times.at(-1) ?? 0);
    if (growingMs > LONG_DISTANCE_MS) distances.push(growingMs);
    return distances.length === 0 ? null : Math.max(...distances);
  }

  #bucket(atMs: number): Bucket {
    const second = Math.floor(atMs / 1000);
    const last = this.#buckets.at(-1);
    if (last?.second === second) return last;
    const fresh = { second, videoBytes: 0, audioBytes: 0, frames: 0, mediaMs: 0 };
    this.#buckets = [...this.#buckets, fresh].slice(-(SPAN_MS / 1000 + 3));
    return fresh;
  }
}
