import { isSameTrack, type TrackConfig } from '../../bus/sample.ts';
import { box, fullBox, u32, u64 } from '../../cmaf/box.ts';
import type { FoundSample } from '../../cmaf/read.ts';
import { MOVIE_TIMESCALE, timescaleOf, trackBox } from '../../cmaf/track.ts';

interface Chunk {
  readonly sampleCount: number;
  readonly descriptionIndex: number;
  /** Offset from the first byte of the media data. */
  readonly position: number;
}

/** Runs of equal values: `[count, value]`, flattened. */
function runs(values: Iterable<number>): number[] {
  const flat: number[] = [];
  for (const value of values) {
    const last = flat.length - 2;
    if (flat.length > 0 && flat[last + 1] === value) flat[last] = (flat[last] ?? 0) + 1;
    else flat.push(1, value);
  }
  return flat;
}

/**
 * Collects the samples of one track over all sessions and writes them as the tables of a progressive file (ISO/IEC
 * 14496-12 §8.6, §8.7). A changed codec configuration becomes another sample description.
 */
export class SampleTable {
  readonly #configs: [TrackConfig, ...TrackConfig[]];
  readonly #timescale: number;
  readonly #dts: number[] = [];
  readonly #offsets: number[] = [];
  readonly #sizes: number[] = [];
  readonly #keys: number[] = [];
  readonly #chunks: Chunk[] = [];
  #endTicks = 0;

  constructor(config: TrackConfig) {
    this.#configs = [config];
    this.#timescale = timescaleOf(config);
  }

  /** The first presentation time in ticks of the movie clock. */
  get startTicks(): number {
    return (((this.#dts[0] ?? 0) + (this.#offsets[0] ?? 0)) * MOVIE_TIMESCALE) / this.#timescale;
  }

  get endTicks(): number {
    return (this.#endTicks * MOVIE_TIMESCALE) / this.#timescale;
  }

  /** The samples of a run that start after the samples so far have ended; overlapping audio is left out. */
  withoutOverlap(samples: readonly FoundSample[], config: TrackConfig): readonly FoundSample[] {
    const scale = this.#timescale / timescaleOf(config);
    const from = samples.findIndex(sample => Math.round(sample.dtsTicks * scale) >= this.#endTicks);
    return from === -1 ? [] : samples.slice(from);
  }

  /** Adds consecutive samples whose bytes are contiguous at `position` of the media data. */
  addChunk(samples: readonly FoundSample[], config: TrackConfig, position: number): void {
    const scale = this.#timescale / timescaleOf(config);
    for (const sample of samples) {
      this.#dts.push(Math.round(sample.dtsTicks * scale));
      this.#offsets.push(Math.round(sample.offsetTicks * scale));
      this.#sizes.push(sample.sizeBytes);
      if (sample.isKey) this.#keys.push(this.#dts.length);
    }
    const last = samples.at(-1);
    if (last === undefined) return;
    this.#endTicks = Math.round((last.dtsTicks + last.durationTicks) * scale);
    this.#chunks.push({ sampleCount: samples.length, descriptionIndex: this.#describe(config), position });
  }

  /**
   * The `trak` box, for media data that starts at `dataOffset` of the file and a movie that starts at
   * `movieStartTicks`.
   */
  write(dataOffset: number, movieStartTicks: number): Buffer {
    const durationTicks = this.#endTicks - (this.#dts[0] ?? 0);
    const shownTicks = Math.round(this.endTicks - this.startTicks);
    const delayTicks = Math.round(this.startTicks - movieStartTicks);
    const [config] = this.#configs;
    const sync = config.kind === 'video' ? [fullBox('stss', 0, u32(this.#keys.length), list(this.#keys))] : [];
    return trackBox({
      configs: this.#configs,
      mediaDurationTicks: durationTicks,
      movieDurationTicks: shownTicks + delayTicks,
      edits: this.#edits(delayTicks, shownTicks),
      tables: [
        this.#times(),
        ...this.#compositions(),
        ...sync,
        this.#chunkMap(),
        this.#sizeTable(),
        this.#positions(dataOffset),
      ],
    });
  }

  #describe(config: TrackConfig): number {
    const known = this.#configs.findIndex(candidate => isSameTrack(candidate, config));
    return known === -1 ? this.#configs.push(config) : known + 1;
  }

  #edits(delayTicks: number, shownTicks: number): Buffer {
    const normal = Buffer.concat([u64(shownTicks), u64(this.#offsets[0] ?? 0), u32(0x10000)]);
    const empty = Buffer.concat([u64(delayTicks), Buffer.alloc(8, 0xff), u32(0x10000)]);
    const entries = delayTicks > 0 ? [empty, normal] : [normal];
    return box('edts', fullBox('elst', 0x01000000, u32(entries.length), ...entries));
  }

  #times(): Buffer {
    const durations = this.#dts.map((dts, index) => (this.#dts[index + 1] ?? this.#endTicks) - dts);
    const flat = runs(durations);
    return fullBox('stts', 0, u32(flat.length / 2), list(flat));
  }

  #compositions(): Buffer[] {
    if (this.#offsets.every(offset => offset === 0)) return [];
    const flat = runs(this.#offsets);
    return [fullBox('ctts', 0x01000000, u32(flat.length / 2), list(flat))];
  }

  #chunkMap(): Buffer {
    const flat: number[] = [];
    let last: Chunk | null = null;
    this.#chunks.forEach((chunk, index) => {
      if (chunk.sampleCount !== last?.sampleCount || chunk.descriptionIndex !== last.descriptionIndex) {
        flat.push(index + 1, chunk.sampleCount, chunk.descriptionIndex);
      }
      last = chunk;
    });
    return fullBox('stsc', 0, u32(flat.length / 3), list(flat));
  }

  #sizeTable(): Buffer {
    return fullBox('stsz', 0, u32(0, this.#sizes.length), list(this.#sizes));
  }

  #positions(dataOffset: number): Buffer {
    const positions = Buffer.alloc(this.#chunks.length * 8);
    this.#chunks.forEach((chunk, index) => {
      positions.writeBigUInt64BE(BigInt(dataOffset + chunk.position), index * 8);
    });
    return fullBox('co64', 0, u32(this.#chunks.length), positions);
  }
}

/** The 32-bit numbers of a table, which can be too many for function arguments. */
function list(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => {
    bytes.writeUInt32BE(value >>> 0, index * 4);
  });
  return bytes;
}
