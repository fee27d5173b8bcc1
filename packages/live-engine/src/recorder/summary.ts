import type { MediaConfig } from '../bus/sample.ts';
import { VIDEO_TIMESCALE } from '../cmaf/track.ts';
import { configOf, type RecordedSession } from './journal.ts';

/**
 * A stretch without a jump of program time: media time and program time run in parallel. An encoder that was away
 * starts a new one (ADR 0006).
 */
export interface Stretch {
  readonly programFromMs: number;
  readonly durationMs: number;
}

/** A part of a recording with its own media file. */
export interface SessionSummary {
  readonly number: number;
  readonly startedAtMs: number;
  readonly durationMs: number;
  readonly sizeBytes: number;
  /** Program time of the first frame and of the end of the last (epoch ms); null before the first part. */
  readonly programFromMs: number | null;
  readonly programToMs: number | null;
  /** In order; their durations add up to that of the session. */
  readonly stretches: readonly Stretch[];
  readonly widthPx: number;
  readonly heightPx: number;
  readonly codecs: readonly string[];
}

const TICKS_PER_MS = VIDEO_TIMESCALE / 1000;

/** The program clock is slewed by a few milliseconds at times; a larger difference is a jump. */
const JUMP_MS = 250;

/** Sums up one session as its parts are written. */
export class SessionTally {
  readonly #head: Pick<SessionSummary, 'number' | 'startedAtMs'>;
  readonly #config: MediaConfig;
  #sizeBytes: number;
  #ticks = 0;
  #programFromMs: number | null = null;
  #segmentProgramMs = 0;
  #segmentTicks = 0;
  readonly #stretches: { programFromMs: number; ticks: number }[] = [];

  constructor(head: { number: number; startedAtMs: number; initBytes: number }, config: MediaConfig) {
    this.#head = { number: head.number, startedAtMs: head.startedAtMs };
    this.#config = config;
    this.#sizeBytes = head.initBytes;
  }

  openSegment(programMs: number): void {
    this.#segmentProgramMs = programMs;
    this.#segmentTicks = 0;
  }

  addPart(durationTicks: number, sizeBytes: number): void {
    this.#programFromMs ??= this.#segmentProgramMs;
    this.#stretch().ticks += durationTicks;
    this.#segmentTicks += durationTicks;
    this.#ticks += durationTicks;
    this.#sizeBytes += sizeBytes;
  }

  /** The stretch that the next part belongs to. */
  #stretch(): { programFromMs: number; ticks: number } {
    const programMs = this.#segmentProgramMs + this.#segmentTicks / TICKS_PER_MS;
    const last = this.#stretches.at(-1);
    if (last !== undefined && Math.abs(programMs - (last.programFromMs + last.ticks / TICKS_PER_MS)) <= JUMP_MS)
      return last;
    const next = { programFromMs: Math.round(programMs), ticks: 0 };
    this.#stretches.push(next);
    return next;
  }

  summary(): SessionSummary {
    const { video, audio } = this.#config;
    const isEmpty = this.#programFromMs === null;
    return {
      ...this.#head,
      durationMs: Math.round(this.#ticks / TICKS_PER_MS),
      sizeBytes: this.#sizeBytes,
      programFromMs: this.#programFromMs,
      programToMs: isEmpty ? null : Math.round(this.#segmentProgramMs + this.#segmentTicks / TICKS_PER_MS),
      stretches: this.#stretches.map(({ programFromMs, ticks }) => ({
        programFromMs,
        durationMs: Math.round(ticks / TICKS_PER_MS),
      })),
      widthPx: video.widthPx,
      heightPx: video.heightPx,
      codecs: audio === null ? [video.codec] : [video.codec, audio.codec],
    };
  }
}

/** Sums up the sessions of a journal. */
export function sumUpSessions(sessions: readonly RecordedSession[]): SessionTally[] {
  return sessions.map(({ line, segments }) => {
    const sum = new SessionTally(
      { number: line.n, startedAtMs: line.startedAtMs, initBytes: line.initBytes },
      configOf(line),
    );
    for (const segment of segments) {
      sum.openSegment(segment.programMs);
      for (const part of segment.parts) sum.addPart(part.dur, part.size);
    }
    return sum;
  });
}

/** Totals of a whole recording. */
export interface RecordingFacts {
  readonly sessions: number;
  readonly durationMs: number;
  readonly sizeBytes: number;
  readonly startedAtMs: number | null;
}

export function factsOf(sessions: readonly SessionSummary[]): RecordingFacts {
  return {
    sessions: sessions.length,
    durationMs: sessions.reduce((sum, session) => sum + session.durationMs, 0),
    sizeBytes: sessions.reduce((sum, session) => sum + session.sizeBytes, 0),
    startedAtMs: sessions[0]?.startedAtMs ?? null,
  };
}
