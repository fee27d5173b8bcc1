import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { AudioConfig, MediaConfig } from '../../bus/sample.ts';
import { ascii, box } from '../../cmaf/box.ts';
import { type FoundRun, type FoundSample, readFragment } from '../../cmaf/read.ts';
import { movieHeader, VIDEO_TIMESCALE, VIDEO_TRACK_ID } from '../../cmaf/track.ts';
import { readParameterSets } from '../../codec/avc.ts';
import {
  configOf,
  mediaFile,
  type PartLine,
  type RecordedSegment,
  type RecordedSession,
  segmentEndTicks,
} from '../journal.ts';
import { SampleTable } from './sample-table.ts';

/** The media data in sequence: bytes of a session's file, or bytes generated here. */
export type Piece =
  | { readonly session: number; readonly at: number; readonly size: number }
  | { readonly bytes: Buffer; readonly size: number };

/** The contents of the finished file. */
export interface Mp4Plan {
  /** Everything before the first byte of media data. */
  readonly head: Buffer;
  readonly pieces: readonly Piece[];
  readonly mediaBytes: number;
}

const MOOF_GUESS_BYTES = 4_096;
const MDAT_HEADER_BYTES = 16;

/** Reads the `moof` at the beginning of a part without its media. */
function readMoof(file: number, part: PartLine): FoundRun[] {
  const guess = Buffer.alloc(Math.min(MOOF_GUESS_BYTES, part.size));
  readSync(file, guess, 0, guess.length, part.at);
  const sizeBytes = guess.readUInt32BE(0);
  if (sizeBytes <= guess.length) return readFragment(guess);
  const whole = Buffer.alloc(sizeBytes);
  readSync(file, whole, 0, sizeBytes, part.at);
  return readFragment(whole);
}

interface Source {
  readonly session: number;
  readonly at: number;
  /** How much earlier in the file than in the stream this is, in 90 kHz ticks. */
  readonly shiftTicks: number;
}

/**
 * Moves samples forward by whole ticks of their own clock, never so far that audio would overlap the audio before it.
 */
function moved(samples: readonly FoundSample[], shiftTicks: number, timescale: number): readonly FoundSample[] {
  const ticks = Math.floor((shiftTicks * timescale) / VIDEO_TIMESCALE);
  return ticks === 0 ? samples : samples.map(sample => ({ ...sample, dtsTicks: sample.dtsTicks - ticks }));
}

/** Collects sample tables and the bytes they refer to. */
class Planner {
  readonly #repeatsParameterSets: boolean;
  #video: SampleTable | null = null;
  #audio: SampleTable | null = null;
  readonly pieces: Piece[] = [];
  mediaBytes = 0;

  /**
   * `repeatsParameterSets`: key frames carry their parameter sets, for players that use only the first sample
   * description.
   */
  constructor(repeatsParameterSets: boolean) {
    this.#repeatsParameterSets = repeatsParameterSets;
  }

  addPart(runs: readonly FoundRun[], config: MediaConfig, source: Source): void {
    for (const run of runs) {
      if (run.trackId === VIDEO_TRACK_ID)
        this.#addVideo(moved(run.samples, source.shiftTicks, VIDEO_TIMESCALE), config, source);
      else if (config.audio !== null)
        this.#addAudio(moved(run.samples, source.shiftTicks, config.audio.sampleRateHz), config.audio, source);
    }
  }

  #addVideo(samples: readonly FoundSample[], config: MediaConfig, source: Source): void {
    this.#video ??= new SampleTable(config.video);
    const prefix = this.#repeatsParameterSets ? readParameterSets(config.video.description) : Buffer.alloc(0);
    const position = this.mediaBytes;
    const sized = samples.map(sample =>
      sample.isKey ? { ...sample, sizeBytes: sample.sizeBytes + prefix.length } : sample,
    );
    for (const sample of samples) {
      if (sample.isKey && prefix.length > 0) this.#append({ bytes: prefix, size: prefix.length });
      this.#append({ session: source.session, at: source.at + sample.position, size: sample.sizeBytes });
    }
    this.#video.addChunk(sized, config.video, position);
  }

  #addAudio(all: readonly FoundSample[], config: AudioConfig, source: Source): void {
    this.#audio ??= new SampleTable(config);
    const samples = this.#audio.withoutOverlap(all, config);
    if (samples.length === 0) return;
    const position = this.mediaBytes;
    for (const sample of samples)
      this.#append({ session: source.session, at: source.at + sample.position, size: sample.sizeBytes });
    this.#audio.addChunk(samples, config, position);
  }

  /** Appends bytes to the plan; adjacent bytes of a file become one piece. */
  #append(piece: Piece): void {
    this.mediaBytes += piece.size;
    const last = this.pieces.at(-1);
    const isNext =
      last !== undefined &&
      'at' in last &&
      'at' in piece &&
      last.session === piece.session &&
      last.at + last.size === piece.at;
    if (isNext) this.pieces[this.pieces.length - 1] = { ...last, size: last.size + piece.size };
    else this.pieces.push(piece);
  }

  /** `ftyp`, `moov` and the header of `mdat`; the tables depend on their own length. */
  head(): Buffer {
    const tables = [this.#video, this.#audio].filter(table => table !== null);
    const startTicks = Math.min(...tables.map(table => table.startTicks));
    const endTicks = Math.max(...tables.map(table => table.endTicks));
    const fileType = box('ftyp', ascii('isom'), Buffer.of(0, 0, 2, 0), ascii('isomiso2avc1mp41'));
    const movie = (dataOffset: number) =>
      box(
        'moov',
        movieHeader(Math.round(endTicks - startTicks)),
        ...tables.map(table => table.write(dataOffset, startTicks)),
      );
    const dataOffset = fileType.length + movie(0).length + MDAT_HEADER_BYTES;
    const mediaHeader = Buffer.alloc(MDAT_HEADER_BYTES);
    mediaHeader.writeUInt32BE(1, 0);
    mediaHeader.write('mdat', 4, 'latin1');
    mediaHeader.writeBigUInt64BE(BigInt(this.mediaBytes + MDAT_HEADER_BYTES), 8);
    return Buffer.concat([fileType, movie(dataOffset), mediaHeader]);
  }
}

function hasSeveralPictures(sessions: readonly RecordedSession[]): boolean {
  return new Set(sessions.map(session => session.line.video)).size > 1;
}

function startOf(segments: readonly RecordedSegment[]): number | null {
  return segments[0]?.parts[0]?.start ?? null;
}

function endOf(segments: readonly RecordedSegment[]): number {
  const last = segments.at(-1);
  return last === undefined ? 0 : segmentEndTicks(last);
}

/**
 * Plans one progressive file from all sessions of a recording. Gaps between sessions of the stream (an intermission, a
 * failed disk) are closed. Reads only the fragment headers; memory holds the sample tables, about fifty bytes per
 * sample.
 */
export function planMp4(directory: string, sessions: readonly RecordedSession[]): Mp4Plan {
  const planner = new Planner(hasSeveralPictures(sessions));
  let endTicks: number | null = null;
  let shiftTicks = 0;
  for (const { line, segments } of sessions) {
    const startTicks = startOf(segments);
    if (startTicks === null) continue;
    shiftTicks += Math.max(0, startTicks - (endTicks ?? startTicks));
    endTicks = endOf(segments);
    const config = configOf(line);
    const file = openSync(join(directory, mediaFile(line.n)), 'r');
    try {
      for (const part of segments.flatMap(segment => segment.parts)) {
        planner.addPart(readMoof(file, part), config, { session: line.n, at: part.at, shiftTicks });
      }
    } finally {
      closeSync(file);
    }
  }
  if (planner.mediaBytes === 0) throw new Error('nothing was recorded');
  return { head: planner.head(), pieces: planner.pieces, mediaBytes: planner.mediaBytes };
}
