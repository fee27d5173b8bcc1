import { GroupOfPictures } from '../bus/group-of-pictures.ts';
import {
  type AudioConfig,
  type AudioSample,
  isSameConfig,
  isSameTrack,
  type MediaConfig,
  type MediaSample,
  type TrackConfig,
  type VideoConfig,
  type VideoSample,
} from '../bus/sample.ts';
import { VIDEO_TIMESCALE } from '../cmaf/track.ts';
import type { PackagerEvent } from './events.ts';
import type { PackagerStart, PackagerTargets } from './packager-start.ts';
import { PartBuilder } from './part-builder.ts';
import { ProgramClock } from './program-clock.ts';
import { Timeline } from './timeline.ts';

export type { PackagerStart, PackagerTargets } from './packager-start.ts';

/**
 * Ten frames at 30 per second make a part; two key frames a second apart make a segment. Encoders without a set
 * distance send a key frame every 250 frames: 10.4 seconds at 24 per second.
 */
export const DEFAULT_TARGETS: PackagerTargets = { partMs: 334, segmentMs: 2_000, segmentMaxMs: 12_000 };

const TICKS_PER_MS = VIDEO_TIMESCALE / 1000;
/** RTMP rounds to milliseconds: a key frame that is early by this much still ends its segment. */
const KEY_TOLERANCE_TICKS = 50 * TICKS_PER_MS;
/** How long pictures wait for an audio track to be announced. */
const AUDIO_PATIENCE_MS = 1_000;
const ASSUMED_FRAME_TICKS = VIDEO_TIMESCALE / 30;
const MAX_HOLD_TICKS = 100 * TICKS_PER_MS;
/** No live encoder shows a picture this much later than it sends it. */
const MAX_REORDER_MS = 10_000;
/** Limits the frames of a part if the clock does not advance. */
const MAX_PART_FRAMES = 600;

/**
 * Turns samples into parts and segments. Pure except for its own memory: no clock, no I/O. Everything it decides goes
 * to `emit`, one batch per event, so that a listener renders once per batch and never shows a half-finished step.
 */
export class Packager {
  readonly #targets: PackagerTargets;
  readonly #isFile: boolean;
  readonly #emit: (batch: readonly PackagerEvent[]) => void;
  readonly #timeline = new Timeline();
  readonly #builder = new PartBuilder();
  readonly #clock: ProgramClock;
  #batch: PackagerEvent[] = [];
  #video: VideoConfig | null = null;
  #audio: AudioConfig | null = null;
  #active: MediaConfig | null;
  #firstArrivalMs: number | null = null;
  /** Everything since the latest key frame: a run or a session may start there, however old it is. */
  readonly #held = new GroupOfPictures();
  /** The last audio before a run; it may extend into the run's first picture. */
  #earlySound: AudioSample | null = null;
  #isRunning = false;
  /** The video clock has jumped within this source. */
  #hasJumped = false;
  #wantsSession: boolean;
  #segment: { msn: number; startTicks: number; endTicks: number; partCount: number } | null = null;
  #nextMsn: number;
  #endTicks: number;
  #frameTicks = ASSUMED_FRAME_TICKS;

  constructor(start: PackagerStart, targets: PackagerTargets, emit: (batch: readonly PackagerEvent[]) => void) {
    this.#nextMsn = start.nextMsn;
    this.#endTicks = start.originTicks;
    this.#active = start.config;
    this.#wantsSession = start.wantsSession;
    this.#clock = new ProgramClock(start.lastProgramMs);
    this.#targets = targets;
    this.#isFile = start.isFile === true;
    this.#emit = emit;
  }

  /** From here on another encoder (or the same one again) delivers, with its own configuration and clock. */
  beginSource(): void {
    this.pause();
    this.#video = null;
    this.#audio = null;
    this.#firstArrivalMs = null;
    this.#earlySound = null;
    this.#hasJumped = false;
  }

  /** Stores a track's configuration; a change takes effect at the next key frame. */
  configure(config: TrackConfig): void {
    const known = config.kind === 'video' ? this.#video : this.#audio;
    if (isSameTrack(known, config)) return;
    if (config.kind === 'video') this.#video = config;
    else this.#audio = config;
    // Video continues until the key frame where changed audio can start; changed video cannot continue.
    if (config.kind === 'video') this.pause();
  }

  push(sample: MediaSample): void {
    // For a file, the held group could grow without limit; a file starts with a key frame and never waits.
    if (!this.#isFile) this.#held.keep(sample);
    if (this.#isRunning || this.#isFile) this.#place(sample);
    else this.#wait(sample);
    this.#deliver();
  }

  #place(sample: MediaSample): void {
    if (sample.kind === 'audio') this.#pushAudio(sample);
    else this.#pushVideo(sample);
  }

  /** No run has started yet: one starts at the held key frame as soon as the tracks are known. */
  #wait(sample: MediaSample): void {
    if (sample.kind === 'video') this.#firstArrivalMs ??= sample.arrivedAtMs;
    const waitedMs = sample.arrivedAtMs - (this.#firstArrivalMs ?? sample.arrivedAtMs);
    const isReady = this.#video !== null && (this.#audio !== null || waitedMs >= AUDIO_PATIENCE_MS);
    const group = isReady ? this.#held.take() : [];
    if (this.#held.isEmpty && group.length === 0 && sample.kind === 'audio') this.#earlySound = sample;
    for (const held of group) {
      this.#held.keep(held);
      this.#place(held);
    }
  }

  /** Requests a new recording session at the next key frame, as after publishing. */
  requestSession(): void {
    this.#wantsSession = true;
  }

  /** Starts a session at the latest key frame received, so viewers need not wait; without one, at the next. */
  beginSessionFromHeld(): void {
    const group = this.#held.take();
    this.pause();
    this.#earlySound = null;
    this.#wantsSession = true;
    for (const sample of group) this.push(sample);
  }

  /** Emits what was collected; the segment stays open because it is not known yet what comes next. */
  pause(): void {
    this.#flush();
    this.#held.take();
    this.#isRunning = false;
    this.#deliver();
  }

  /** Emits the rest and closes the last segment. */
  finish(): void {
    this.#flush();
    this.#closeSegment();
    this.#isRunning = false;
    this.#deliver();
  }

  #deliver(): void {
    if (this.#batch.length === 0) return;
    const batch = this.#batch;
    this.#batch = [];
    this.#emit(batch);
  }

  #pushAudio(sample: AudioSample): void {
    this.#earlySound = sample;
    if (!this.#isRunning || this.#active?.audio == null || this.#hasNewSound()) return;
    if (!this.#isFile && this.#timeline.isStray(sample)) return;
    const ticks = this.#timeline.placeAudio(sample, this.#active.audio.samplesPerFrame);
    if (ticks !== null) this.#builder.addAudio(ticks, sample.data);
  }

  #pushVideo(sent: VideoSample): void {
    // A presentation time this far from the decode time is a mistake, and would delay the start of the next run.
    const isMistaken = !this.#isFile && Math.abs(sent.ptsMs - sent.dtsMs) > MAX_REORDER_MS;
    const sample = isMistaken ? { ...sent, ptsMs: sent.dtsMs } : sent;
    const isBroken = this.#isRunning && !this.#isFile && this.#timeline.isBroken(sample);
    if (isBroken || (this.#isRunning && sample.isKey && this.#hasNewSound())) {
      this.#flush();
      this.#isRunning = false;
      this.#hasJumped = isBroken;
      // What came before the jump is on another clock.
      this.#held.take();
      this.#held.keep(sample);
    }
    if (!this.#isRunning && !this.#beginRun(sample)) return;
    this.#clock.observe(sample.dtsMs, sample.arrivedAtMs);
    const placed = this.#timeline.placeVideo(sample);
    this.#cutBefore(placed.dtsTicks, sample);
    this.#builder.frames.push({ ...placed, isKey: sample.isKey, data: sample.data });
  }

  #hasNewSound(): boolean {
    return !isSameTrack(this.#active?.audio ?? null, this.#audio);
  }

  /** Starts a run at a key frame of a fully configured source; false if this is not one. */
  #beginRun(sample: VideoSample): boolean {
    if (!sample.isKey || this.#video === null) return false;
    const config = { video: this.#video, audio: this.#audio };
    this.#closeSegment();
    const isNewConfig = this.#active === null || !isSameConfig(this.#active, config);
    const isDiscontinuity = isNewConfig && this.#active !== null;
    if (isNewConfig || this.#wantsSession) this.#batch.push({ type: 'session', config, isNewConfig });
    this.#wantsSession = false;
    this.#active = config;
    this.#builder.setAudio(config.audio?.sampleRateHz ?? 0, config.audio?.samplesPerFrame ?? 0);
    const early = this.#hasJumped ? this.#earlySound : null;
    this.#timeline.beginRun(sample, this.#endTicks, config.audio?.sampleRateHz ?? 0, early);
    this.#hasJumped = false;
    this.#clock.beginRun(sample.dtsMs);
    this.#clock.observe(sample.dtsMs, sample.arrivedAtMs);
    this.#isRunning = true;
    this.#openSegment(this.#endTicks, sample, isDiscontinuity);
    if (this.#earlySound !== null) this.#pushAudio(this.#earlySound);
    return true;
  }

  #openSegment(startTicks: number, first: VideoSample, isDiscontinuity: boolean): void {
    const msn = this.#nextMsn++;
    this.#segment = { msn, startTicks, endTicks: startTicks, partCount: 0 };
    const programMs = this.#clock.stampSegment(first.dtsMs);
    this.#batch.push({ type: 'open', msn, startTicks, programMs, isDiscontinuity });
  }

  /** Decides what ends before the next frame, whose time is now known. */
  #cutBefore(nextTicks: number, next: VideoSample): void {
    const { frames } = this.#builder;
    const last = frames.at(-1);
    const segment = this.#segment;
    if (last === undefined || segment === null) return;
    this.#frameTicks = nextTicks - last.dtsTicks;
    const lengthTicks = nextTicks - segment.startTicks;
    const isFull = lengthTicks >= this.#targets.segmentMs * TICKS_PER_MS - KEY_TOLERANCE_TICKS;
    const isOver = lengthTicks >= this.#targets.segmentMaxMs * TICKS_PER_MS || frames.length >= MAX_PART_FRAMES;
    if ((next.isKey && (isFull || this.#wantsSession)) || isOver) {
      this.#emitParts(nextTicks, true);
      this.#closeSegment();
      this.#renewSession(next);
      this.#openSegment(nextTicks, next, false);
      return;
    }
    this.#emitParts(nextTicks, false);
  }

  #renewSession(next: VideoSample): void {
    if (!this.#wantsSession || !next.isKey || this.#active === null) return;
    this.#wantsSession = false;
    this.#batch.push({ type: 'session', config: this.#active, isNewConfig: false });
  }

  /** Ends a part if one more frame would exceed the target, or if the segment ends here. */
  #emitParts(endTicks: number, isSegmentEnd: boolean): void {
    this.#splitOverlong(endTicks);
    const first = this.#builder.frames[0];
    if (first === undefined) return;
    const isFull = endTicks + this.#frameTicks - first.dtsTicks > this.#targets.partMs * TICKS_PER_MS;
    if (isSegmentEnd || isFull) this.#emitPart(this.#builder.frames.length, endTicks);
  }

  /** Moves a frame that turned out longer than expected to the next part, so that no part is longer than announced. */
  #splitOverlong(endTicks: number): void {
    const { frames } = this.#builder;
    const first = frames[0];
    const last = frames.at(-1);
    if (first === undefined || last === undefined || frames.length === 1) return;
    if (endTicks - first.dtsTicks > this.#targets.partMs * TICKS_PER_MS)
      this.#emitPart(frames.length - 1, last.dtsTicks);
  }

  #emitPart(count: number, endTicks: number, isLast = false): void {
    const segment = this.#segment;
    if (segment === null) return;
    const part = this.#builder.build(count, endTicks, isLast);
    this.#endTicks = Math.max(this.#endTicks, part.endTicks);
    segment.endTicks = endTicks;
    this.#batch.push({ type: 'part', msn: segment.msn, index: segment.partCount++, ...part });
  }

  /** Emits the rest of a run so that video and audio end together if they nearly do; the next run starts after both. */
  #flush(): void {
    const last = this.#builder.frames.at(-1);
    if (last !== undefined) {
      const shownUntil = last.dtsTicks + this.#frameTicks;
      const heardUntil = this.#builder.audioEndTicks();
      const isNear = heardUntil > last.dtsTicks && heardUntil < shownUntil + MAX_HOLD_TICKS;
      const endTicks = isNear ? heardUntil : shownUntil;
      this.#splitOverlong(endTicks);
      this.#emitPart(this.#builder.frames.length, endTicks, true);
    }
    this.#builder.clear();
  }

  #closeSegment(): void {
    const segment = this.#segment;
    if (segment === null) return;
    this.#segment = null;
    this.#batch.push({ type: 'close', msn: segment.msn, durationTicks: segment.endTicks - segment.startTicks });
  }
}
