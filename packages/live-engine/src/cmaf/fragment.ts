/** A run of consecutive samples of one track. */
export interface TrackRun {
  readonly trackId: number;
  /** Decode time of the first sample, in the track's ticks. */
  readonly baseTicks: number;
  readonly samples: readonly RunSample[];
}

/** One sample as a fragment describes it; all times in the track's ticks. */
export interface RunSample {
  readonly durationTicks: number;
  /** Presentation minus decode time. */
  readonly offsetTicks: number;
  readonly isKey: boolean;
  readonly data: Uint8Array;
}

const SAMPLE_ENTRY_BYTES = 16;
const TRUN_HEADER_BYTES = 20;
const TFHD_BYTES = 16;
const TFDT_BYTES = 20;
const MFHD_BYTES = 16;
/** default-base-is-moof (ISO/IEC 14496-12 §8.8.7). */
const TFHD_FLAGS = 0x020000;
/** Version 1; data offset, and per sample: duration, size, flags, composition offset (§8.8.8). */
const TRUN_FLAGS = 0x01000f01;
const KEY_SAMPLE = 0x02000000;
const DEPENDENT_SAMPLE = 0x01010000;

function trackFragmentBytes(run: TrackRun): number {
  return 8 + TFHD_BYTES + TFDT_BYTES + TRUN_HEADER_BYTES + run.samples.length * SAMPLE_ENTRY_BYTES;
}

function dataBytes(run: TrackRun): number {
  return run.samples.reduce((sum, sample) => sum + sample.data.length, 0);
}

/**
 * A cursor over preallocated bytes. Fragments are written for every part, so they are not assembled from small buffers.
 */
class Cursor {
  readonly bytes: Buffer;
  position = 0;

  constructor(sizeBytes: number) {
    this.bytes = Buffer.allocUnsafe(sizeBytes);
  }

  u32(value: number): void {
    this.position = this.bytes.writeUInt32BE(value, this.position);
  }

  i32(value: number): void {
    this.position = this.bytes.writeInt32BE(value, this.position);
  }

  u64(value: number): void {
    this.position = this.bytes.writeBigUInt64BE(BigInt(value), this.position);
  }

  header(sizeBytes: number, type: string): void {
    this.u32(sizeBytes);
    this.position += this.bytes.write(type, this.position, 'latin1');
  }

  data(data: Uint8Array): void {
    this.bytes.set(data, this.position);
    this.position += data.length;
  }
}

function writeTrackFragment(out: Cursor, run: TrackRun, dataOffset: number): void {
  out.header(trackFragmentBytes(run), 'traf');
  out.header(TFHD_BYTES, 'tfhd');
  out.u32(TFHD_FLAGS);
  out.u32(run.trackId);
  out.header(TFDT_BYTES, 'tfdt');
  out.u32(0x01000000);
  out.u64(run.baseTicks);
  out.header(TRUN_HEADER_BYTES + run.samples.length * SAMPLE_ENTRY_BYTES, 'trun');
  out.u32(TRUN_FLAGS);
  out.u32(run.samples.length);
  out.u32(dataOffset);
  for (const sample of run.samples) {
    out.u32(sample.durationTicks);
    out.u32(sample.data.length);
    out.u32(sample.isKey ? KEY_SAMPLE : DEPENDENT_SAMPLE);
    out.i32(sample.offsetTicks);
  }
}

/** One `moof` and one `mdat` with the runs in sequence; runs without samples are left out. */
export function writeFragment(sequence: number, allRuns: readonly TrackRun[]): Buffer {
  const runs = allRuns.filter(run => run.samples.length > 0);
  const moofBytes = 8 + MFHD_BYTES + runs.reduce((sum, run) => sum + trackFragmentBytes(run), 0);
  const mdatBytes = 8 + runs.reduce((sum, run) => sum + dataBytes(run), 0);
  const out = new Cursor(moofBytes + mdatBytes);
  out.header(moofBytes, 'moof');
  out.header(MFHD_BYTES, 'mfhd');
  out.u32(0);
  out.u32(sequence);
  let dataOffset = moofBytes + 8;
  for (const run of runs) {
    writeTrackFragment(out, run, dataOffset);
    dataOffset += dataBytes(run);
  }
  out.header(mdatBytes, 'mdat');
  for (const run of runs) for (const sample of run.samples) out.data(sample.data);
  return out.bytes;
}
