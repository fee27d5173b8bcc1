import type { AudioSample, VideoSample } from '../bus/sample.ts';
import { VIDEO_TIMESCALE } from '../cmaf/track.ts';

const TICKS_PER_MS = VIDEO_TIMESCALE / 1000;
/**
 * Audio is placed by counting its samples; it is repositioned only if the encoder's clock differs by more than this.
 */
const AUDIO_TOLERANCE_MS = 80;
/** A larger jump of the encoder's clock starts a new run; it is not a long frame. */
const MAX_FORWARD_JUMP_MS = 2_000;
const MAX_BACKWARD_JUMP_MS = 500;
/** Audio and video of one encoder are never further apart; audio beyond this has a wrong timestamp or another clock. */
const MAX_APART_MS = 5_000;
/**
 * After this many audio frames on another clock, that clock counts as the audio clock, and audio is aligned with the
 * video it arrived with.
 */
const OTHER_CLOCK_FRAMES = 40;

/** A frame's position on the stream's timeline, in 90 kHz ticks. */
export interface PlacedVideo {
  readonly dtsTicks: number;
  readonly offsetTicks: number;
}

/**
 * The stream's single clock. It never jumps: a run (what one encoder sends without a break) is placed directly after
 * the previous run, whatever the encoder's own clock says and however long it was away. ProgramClock keeps the
 * wall-clock time.
 */
export class Timeline {
  #originTicks = 0;
  #baseMs = 0;
  #lastVideoMs = 0;
  #lastVideoTicks = -1;
  #audioRateHz = 0;
  #nextAudioTicks: number | null = null;
  /** More audio was placed than the encoder's clock allows; frames are skipped until the clock has caught up. */
  #isAudioAhead = false;
  /** The offset from the audio clock to the video clock. */
  #audioShiftMs = 0;
  #strayFrames = 0;
  /** How far the video was ahead of the audio it arrived with. */
  #apartMs = 0;

  /**
   * Starts a run: its first key frame is placed at `originTicks`, and the audio on the same clock. `early` is the
   * latest audio of an encoder whose video clock has jumped: if the audio has not jumped with it, both keep their
   * previous distance.
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

  /** Whether the encoder's clock broke between the last frame and this one. */
  isBroken(sample: VideoSample): boolean {
    const stepMs = sample.dtsMs - this.#lastVideoMs;
    return stepMs > MAX_FORWARD_JUMP_MS || stepMs < -MAX_BACKWARD_JUMP_MS;
  }

  /** Places a frame; decode times always increase. */
  placeVideo(sample: VideoSample): PlacedVideo {
    const wanted = this.#originTicks + Math.round((sample.dtsMs - this.#baseMs) * TICKS_PER_MS);
    const dtsTicks = Math.max(wanted, this.#lastVideoTicks + 1);
    this.#lastVideoMs = Math.max(this.#lastVideoMs, sample.dtsMs);
    this.#lastVideoTicks = dtsTicks;
    return { dtsTicks, offsetTicks: Math.round((sample.ptsMs - sample.dtsMs) * TICKS_PER_MS) };
  }

  /**
   * Whether a live audio frame has a timestamp far from the video it arrives with. One such frame would silence all
   * that follow, or extend far past the video; if all frames are like this, the audio clock is reset.
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

  /** Places an audio frame, in ticks of the audio clock; null if it belongs before what is already placed. */
  placeAudio(sample: AudioSample, samplesPerFrame: number): number | null {
    const rate = this.#audioRateHz;
    const origin = Math.ceil((this.#originTicks * rate) / VIDEO_TIMESCALE);
    const wanted = origin + Math.round(((sample.dtsMs + this.#audioShiftMs - this.#baseMs) * rate) / 1000);
    const next = this.#nextAudioTicks;
    const tolerance = (AUDIO_TOLERANCE_MS * rate) / 1000;
    if (next !== null && wanted < next - tolerance) this.#isAudioAhead = true;
    // A frame across the start is kept if most of it is after the start: a gap of a whole frame would split a player's
    // buffer.
    const earliest = next ?? origin - samplesPerFrame / 2;
    if ((next === null || this.#isAudioAhead) && wanted < earliest) return null;
    this.#isAudioAhead = false;
    const placed = next === null || wanted > next + tolerance ? Math.max(wanted, origin) : next;
    this.#nextAudioTicks = placed + samplesPerFrame;
    return placed;
  }
}
