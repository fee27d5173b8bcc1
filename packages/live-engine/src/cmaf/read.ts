/** A box found in a byte string: `start` is its first header byte, `payload` the bytes after the header. */
export interface FoundBox {
  readonly type: string;
  readonly start: number;
  readonly payload: Buffer;
  readonly end: number;
}

/** Lists the boxes of a byte string; a box cut off at the end is skipped. Throws on an impossible size. */
export function listBoxes(bytes: Buffer): FoundBox[] {
  const found: FoundBox[] = [];
  let start = 0;
  while (start + 8 <= bytes.length) {
    const short = bytes.readUInt32BE(start);
    const type = bytes.toString('latin1', start + 4, start + 8);
    const isLong = short === 1;
    if (isLong && start + 16 > bytes.length) break;
    const sizeBytes = isLong ? Number(bytes.readBigUInt64BE(start + 8)) : short;
    const headerBytes = isLong ? 16 : 8;
    if (sizeBytes < headerBytes) throw new RangeError(`box ${type} is smaller than its header`);
    const end = start + sizeBytes;
    if (end > bytes.length) break;
    found.push({ type, start, payload: bytes.subarray(start + headerBytes, end), end });
    start = end;
  }
  return found;
}

/** The first box along a path of types, or null. */
export function findBox(bytes: Buffer, ...path: readonly string[]): Buffer | null {
  const [type, ...rest] = path;
  if (type === undefined) return bytes;
  const hit = listBoxes(bytes).find(candidate => candidate.type === type);
  return hit === undefined ? null : findBox(hit.payload, ...rest);
}

/** One sample found in a fragment; times in the track's ticks, `position` counted from the first byte of the `moof`. */
export interface FoundSample {
  readonly dtsTicks: number;
  readonly durationTicks: number;
  readonly offsetTicks: number;
  readonly isKey: boolean;
  readonly position: number;
  readonly sizeBytes: number;
}

export interface FoundRun {
  readonly trackId: number;
  readonly samples: readonly FoundSample[];
}

const NOT_SYNC_FLAG = 0x00010000;

function readRun(traf: Buffer): FoundRun {
  const boxes = listBoxes(traf);
  const pick = (type: string): Buffer => {
    const hit = boxes.find(candidate => candidate.type === type);
    if (hit === undefined) throw new RangeError(`track fragment without ${type}`);
    return hit.payload;
  };
  const trackId = pick('tfhd').readUInt32BE(4);
  let dtsTicks = Number(pick('tfdt').readBigUInt64BE(4));
  const trun = pick('trun');
  const count = trun.readUInt32BE(4);
  let position = trun.readUInt32BE(8);
  const samples: FoundSample[] = [];
  for (let i = 0; i < count; i++) {
    const at = 12 + i * 16;
    const durationTicks = trun.readUInt32BE(at);
    const sizeBytes = trun.readUInt32BE(at + 4);
    const isKey = (trun.readUInt32BE(at + 8) & NOT_SYNC_FLAG) === 0;
    samples.push({ dtsTicks, durationTicks, offsetTicks: trun.readInt32BE(at + 12), isKey, position, sizeBytes });
    dtsTicks += durationTicks;
    position += sizeBytes;
  }
  return { trackId, samples };
}

/** Reads the `moof` of a fragment written by `writeFragment`; other layouts are not supported. */
export function readFragment(moof: Buffer): FoundRun[] {
  const inside = findBox(moof, 'moof');
  if (inside === null) throw new RangeError('no whole moof box');
  return listBoxes(inside)
    .filter(candidate => candidate.type === 'traf')
    .map(candidate => readRun(candidate.payload));
}
