import type { AudioSample, VideoSample } from '../bus/sample.ts';
import { VIDEO_TIMESCALE } from '../cmaf/track.ts';

const TICKS_PER_MS = VIDEO_TIMESCALE / 1000;
/** Audio is placed by counting its samples; only when the encoder's clock disagrees by more is it placed anew. */
const AUDIO_TOLERANCE_MS = 80;
/** A jump of the encoder's clock beyond these is a new run, not a long frame. */
const MAX_FORWARD_JUMP_MS = 2_000;
const MAX_BACKWARD_JUMP_MS = 500;
/** Sound and picture of one encoder never stand further apart: sound beyond this was stamped by mistake, or by another clock. */
const MAX_APART_MS = 5_000;
/** After so much sound on another clock, that is the clock of the sound: it is laid beside the picture it came with. */
const OTHER_CLOCK_FRAMES = 40;

/** Where a frame lies on the stream's timeline, in 90 kHz ticks. */
export interface PlacedVideo {
  readonly dtsTicks: number;
  readonly offsetTicks: number;
}

/**
 * The stream's one clock. It never jumps: a run (what one encoder sends without a break) is placed directly behind the run
 * before it, whatever the encoder's own clock says and however long it was away. Wall-clock time is kept beside it, see ProgramClock.
 */
export class Timeline {
  #originTicks = 0;
  #baseMs = 0;
  #lastVideoMs = 0;
  #lastVideoTicks = -1;
  #audioRateHz = 0;
  #nextAudioTicks: number | null = null;
  /** More sound has been placed than the encoder's clock has room for: frames are left out until it has caught up. */
  #isAudioAhead = false;
  /** What must be added to the clock of the sound to get that of the picture. */
  #audioShiftMs = 0;
  #strayFrames = 0;
  /** How far the picture was ahead of the sound it came with. */
  #apartMs = 0;

  /**
   * Begins a run: its first key frame is placed at `originTicks`, and the sound on the same clock. `early` is the newest sound of an encoder
   * whose picture's clock has jumped: where the sound has not jumped with it, both are laid as far apart as they were before.
   */
  beginRun(first: VideoSample, originTicks: number, audioRateHz: number, early: AudioSample | null = null): void {
    const shiftMs = early === null ? 0 : first.dtsMs - early.dtsMs - this.#apartMs;
    const beforeMs = early === null ? 0 : this.#audioShiftMs;
    this.#audioShiftMs = Math.abs(shiftMs - beforeMs) > MAX_BACKWARD_JUMP_MS ? shiftMs : beforeMs;
    this.#originTicks = originTicks;
    this.#baseMs = first.dtsMs;
    this.#lastVideoMs = first.dtsMs;
    this.#lastVideoTicks = originTicks - 1;
    this.#audioRateHz = audioRateHz;
    this.#nextAudioTicks = null;
    this.#isAudioAhead = false;
    this.#strayFrames = 0;
  }

  /** Tells whether the encoder's clock broke between the last frame and this one. */
  isBroken(sample: VideoSample): boolean {
    const stepMs = sample.dtsMs - this.#lastVideoMs;
    return stepMs > MAX_FORWARD_JUMP_MS || stepMs < -MAX_BACKWARD_JUMP_MS;
  }

  /** Places a frame; decode times always grow. */
  placeVideo(sample: VideoSample): PlacedVideo {
    const wanted = this.#originTicks + Math.round((sample.dtsMs - this.#baseMs) * TICKS_PER_MS);
    const dtsTicks = Math.max(wanted, this.#lastVideoTicks + 1);
    this.#lastVideoMs = Math.max(this.#lastVideoMs, sample.dtsMs);
    this.#lastVideoTicks = dtsTicks;
    return { dtsTicks, offsetTicks: Math.round((sample.ptsMs - sample.dtsMs) * TICKS_PER_MS) };
  }

  /**
   * Tells whether a live frame of sound is stamped far from the picture it comes with. One such frame would silence all that follow, or
   * reach far beyond the picture; when they all are, the clock of the sound is set anew.
   */
  isStray({ dtsMs }: AudioSample): boolean {
    const apartMs = this.#lastVideoMs - dtsMs - this.#audioShiftMs;
    if (Math.abs(apartMs) <= MAX_APART_MS) {
      this.#apartMs = apartMs;
      this.#strayFrames = 0;
      return false;
    }
    this.#strayFrames++;
    if (this.#strayFrames < OTHER_CLOCK_FRAMES) return true;
    this.#audioShiftMs = this.#lastVideoMs - dtsMs;
    this.#strayFrames = 0;
    return false;
  }

  /** Places an audio frame, in ticks of the audio clock; null when it belongs before what is already placed. */
  placeAudio(sample: AudioSample, samplesPerFrame: number): number | null {
    const rate = this.#audioRateHz;
    const origin = Math.ceil((this.#originTicks * rate) / VIDEO_TIMESCALE);
    const wanted = origin + Math.round(((sample.dtsMs + this.#audioShiftMs - this.#baseMs) * rate) / 1000);
    const next = this.#nextAudioTicks;
    const tolerance = (AUDIO_TOLERANCE_MS * rate) / 1000;
    if (next !== null && wanted < next - tolerance) this.#isAudioAhead = true;
    // The frame that straddles the beginning is taken when most of it lies behind: a hole of a whole frame would split a player's buffer.
    const earliest = next ?? origin - samplesPerFrame / 2;
    if ((next === null || this.#isAudioAhead) && wanted < earliest) return null;
    this.#isAudioAhead = false;
    const placed = next === null || wanted > next + tolerance ? Math.max(wanted, origin) : next;
    this.#nextAudioTicks = placed + samplesPerFrame;
    return placed;
  }
}
