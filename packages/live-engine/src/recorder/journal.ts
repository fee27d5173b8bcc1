import type { MediaConfig, Rotation } from '../bus/sample.ts';
import { parseAacConfig } from '../codec/aac.ts';
import { parseAvcConfig } from '../codec/avc.ts';

/**
 * The journal of a recording: one line of JSON per event, appended after the bytes it refers to were written. It is
 * authoritative: anything in the media files beyond it was never published.
 */
export type JournalLine =
  | {
      readonly t: 'session';
      /** Number of the media file, from 1. */
      readonly n: number;
      /** Number of the codec configuration within the stream. */
      readonly configId: number;
      readonly initBytes: number;
      readonly startedAtMs: number;
      /** Decoder descriptions, base64. */
      readonly video: string;
      readonly audio: string | null;
      /** Id of the video this session was made from, if it was not sent by an encoder. */
      readonly film?: string;
      /** The clockwise rotation of its pictures, if any. */
      readonly rotationDeg?: Rotation;
    }
  | {
      readonly t: 'open';
      readonly msn: number;
      readonly start: number;
      readonly programMs: number;
      readonly disc: boolean;
      /** Discontinuities up to and including this segment. */
      readonly discs: number;
    }
  | {
      readonly t: 'part';
      readonly msn: number;
      readonly i: number;
      /** Byte range within the media file. */
      readonly at: number;
      readonly size: number;
      readonly start: number;
      readonly dur: number;
      readonly end: number;
      readonly key: boolean;
    }
  | { readonly t: 'close'; readonly msn: number; readonly dur: number };

export type SessionLine = Extract<JournalLine, { t: 'session' }>;
export type OpenLine = Extract<JournalLine, { t: 'open' }>;
export type PartLine = Extract<JournalLine, { t: 'part' }>;

/** File name of the journal in a recording's directory. */
export const JOURNAL_FILE = 'index.jsonl';

/** File name of a session's media file. */
export function mediaFile(session: number): string {
  return `rec-${session}.mp4`;
}

const FIELDS: Readonly<Record<JournalLine['t'], Readonly<Record<string, string>>>> = {
  session: { n: 'number', configId: 'number', initBytes: 'number', startedAtMs: 'number', video: 'string' },
  open: { msn: 'number', start: 'number', programMs: 'number', disc: 'boolean', discs: 'number' },
  part: {
    msn: 'number',
    i: 'number',
    at: 'number',
    size: 'number',
    start: 'number',
    dur: 'number',
    end: 'number',
    key: 'boolean',
  },
  close: { msn: 'number', dur: 'number' },
};

function isKind(text: unknown): text is JournalLine['t'] {
  return typeof text === 'string' && text in FIELDS;
}

function isLine(value: unknown): value is JournalLine {
  if (typeof value !== 'object' || value === null) return false;
  const fields: Readonly<Record<string, unknown>> = { ...value };
  if (!isKind(fields.t)) return false;
  return Object.entries(FIELDS[fields.t]).every(([name, type]) => typeof fields[name] === type);
}

/** Formats lines, each with its line feed. */
export function formatLines(lines: readonly JournalLine[]): string {
  return lines.map(line => `${JSON.stringify(line)}\n`).join('');
}

/** Parses one line without its line feed; null if it is not a journal line. */
export function parseLine(text: string): JournalLine | null {
  try {
    const value: unknown = JSON.parse(text);
    return isLine(value) ? value : null;
  } catch {
    // why: a crash leaves a torn line, and the caller stops there.
    return null;
  }
}

/** The codec configuration in a session line. */
export function configOf(line: SessionLine): MediaConfig {
  const audio = line.audio === null ? null : parseAacConfig(Buffer.from(line.audio, 'base64'));
  const video = parseAvcConfig(Buffer.from(line.video, 'base64'));
  return { video: line.rotationDeg === undefined ? video : { ...video, rotationDeg: line.rotationDeg }, audio };
}

/** A segment of the recording: consecutive bytes of its session's file. */
export interface RecordedSegment {
  readonly msn: number;
  readonly startTicks: number;
  readonly programMs: number;
  readonly isDiscontinuity: boolean;
  readonly discontinuities: number;
  readonly parts: readonly PartLine[];
  readonly isClosed: boolean;
}

export interface RecordedSession {
  readonly line: SessionLine;
  readonly segments: readonly RecordedSegment[];
}

/** Length of a segment in 90 kHz ticks. */
export function segmentTicks(segment: RecordedSegment): number {
  return segment.parts.reduce((sum, part) => sum + part.dur, 0);
}

/**
 * When all of a segment has been presented; what follows may start here. The last part need not reach furthest, because
 * a reordered picture of an earlier part may be shown after it.
 */
export function segmentEndTicks(segment: RecordedSegment): number {
  return segment.parts.reduce((end, part) => Math.max(end, part.end), 0);
}

/** Byte range of a segment within its session's file. */
export function segmentRange(segment: RecordedSegment): { at: number; size: number } {
  const size = segment.parts.reduce((sum, part) => sum + part.size, 0);
  return { at: segment.parts[0]?.at ?? 0, size };
}
