import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaConfig } from '../../bus/sample.ts';
import { ascii, box } from '../../cmaf/box.ts';
import { type FoundRun, type FoundSample, readFragment } from '../../cmaf/read.ts';
import { movieHeader, VIDEO_TRACK_ID } from '../../cmaf/track.ts';
import { readParameterSets } from '../../codec/avc.ts';
import { configOf, mediaFile, type PartLine, type RecordedSession } from '../journal.ts';
import { SampleTable } from './sample-table.ts';

/** What the media data consists of, one after the other: bytes of a session's file, or bytes made here. */
export type Piece =
  | { readonly session: number; readonly at: number; readonly size: number }
  | { readonly bytes: Buffer; readonly size: number };

/** All that the finished file consists of. */
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
}

/** Collects sample tables and the bytes behind them. */
class Planner {
  readonly #repeatsParameterSets: boolean;
  #video: SampleTable | null = null;
  #audio: SampleTable | null = null;
  readonly pieces: Piece[] = [];
  mediaBytes = 0;

  /** `repeatsParameterSets`: key frames carry their parameter sets, for players that look at the first sample description only. */
  constructor(repeatsParameterSets: boolean) {
    this.#repeatsParameterSets = repeatsParameterSets;
  }

  addPart(runs: readonly FoundRun[], config: MediaConfig, source: Source): void {
    for (const run of runs) {
      if (run.trackId === VIDEO_TRACK_ID) this.#addVideo(run.samples, config, source);
      else this.#addAudio(run.samples, config, source);
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

  #addAudio(all: readonly FoundSample[], config: MediaConfig, source: Source): void {
    if (config.audio === null) return;
    this.#audio ??= new SampleTable(config.audio);
    const samples = this.#audio.withoutOverlap(all, config.audio);
    if (samples.length === 0) return;
    const position = this.mediaBytes;
    for (const sample of samples)
      this.#append({ session: source.session, at: source.at + sample.position, size: sample.sizeBytes });
    this.#audio.addChunk(samples, config.audio, position);
  }

  /** Puts bytes behind those planned so far; neighbours in a file become one piece. */
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

  /** `ftyp`, `moov` and the header of `mdat`: the tables need to know how long they are themselves. */
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

/**
 * Plans one progressive file out of all sessions of a recording. Reads the fragments' headers only; memory holds the sample tables, some
 * fifty bytes for each sample.
 */
export function planMp4(directory: string, sessions: readonly RecordedSession[]): Mp4Plan {
  const planner = new Planner(hasSeveralPictures(sessions));
  for (const { line, segments } of sessions) {
    const config = configOf(line);
    const file = openSync(join(directory, mediaFile(line.n)), 'r');
    try {
      for (const part of segments.flatMap(segment => segment.parts)) {
        planner.addPart(readMoof(file, part), config, { session: line.n, at: part.at });
      }
    } finally {
      closeSync(file);
    }
  }
  if (planner.mediaBytes === 0) throw new Error('nothing was recorded');
  return { head: planner.head(), pieces: planner.pieces, mediaBytes: planner.mediaBytes };
}
