import type { VideoConfig } from '../bus/sample.ts';
import { BitReader } from './bit-reader.ts';

const PROFILES_WITH_CHROMA = new Set([100, 110, 122, 244, 44, 83, 86, 118, 128]);

/** Removes the emulation prevention bytes of a NAL unit (H.264 §7.4.1). */
function withoutEscapes(nal: Uint8Array): Uint8Array {
  const out = new Uint8Array(nal.length);
  let length = 0;
  let zeros = 0;
  for (const byte of nal) {
    if (zeros >= 2 && byte === 3) {
      zeros = 0;
      continue;
    }
    out[length++] = byte;
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return out.subarray(0, length);
}

function skipScalingLists(reader: BitReader, count: number): void {
  for (let list = 0; list < count; list++) {
    if (!reader.flag()) continue;
    const size = list < 6 ? 16 : 64;
    let last = 8;
    let next = 8;
    for (let i = 0; i < size && next !== 0; i++) {
      next = (last + reader.signedGolomb() + 256) % 256;
      if (next !== 0) last = next;
    }
  }
}

function readChromaFormat(reader: BitReader, profile: number): number {
  if (!PROFILES_WITH_CHROMA.has(profile)) return 1;
  const chroma = reader.unsignedGolomb();
  if (chroma === 3) reader.bits(1);
  reader.unsignedGolomb();
  reader.unsignedGolomb();
  reader.bits(1);
  if (reader.flag()) skipScalingLists(reader, chroma === 3 ? 12 : 8);
  return chroma;
}

function skipPictureOrder(reader: BitReader): void {
  const type = reader.unsignedGolomb();
  if (type === 0) reader.unsignedGolomb();
  if (type !== 1) return;
  reader.bits(1);
  reader.signedGolomb();
  reader.signedGolomb();
  const cycle = reader.unsignedGolomb();
  if (cycle > 255) throw new RangeError('picture order cycle out of range');
  for (let i = 0; i < cycle; i++) reader.signedGolomb();
}

/** The picture size from a sequence parameter set (H.264 §7.3.2.1.1), with cropping applied. */
export function readPictureSize(sps: Uint8Array): { widthPx: number; heightPx: number } {
  const reader = new BitReader(withoutEscapes(sps));
  reader.bits(8);
  const profile = reader.bits(8);
  reader.bits(16);
  reader.unsignedGolomb();
  const chroma = readChromaFormat(reader, profile);
  reader.unsignedGolomb();
  skipPictureOrder(reader);
  reader.unsignedGolomb();
  reader.bits(1);
  const widthMbs = reader.unsignedGolomb() + 1;
  const heightUnits = reader.unsignedGolomb() + 1;
  const framesOnly = reader.flag();
  if (!framesOnly) reader.bits(1);
  reader.bits(1);
  const crop = reader.flag()
    ? [reader.unsignedGolomb(), reader.unsignedGolomb(), reader.unsignedGolomb(), reader.unsignedGolomb()]
    : [0, 0, 0, 0];
  const [left = 0, right = 0, top = 0, bottom = 0] = crop;
  const cropX = chroma === 1 || chroma === 2 ? 2 : 1;
  const cropY = (chroma === 1 ? 2 : 1) * (framesOnly ? 1 : 2);
  return {
    widthPx: widthMbs * 16 - (left + right) * cropX,
    heightPx: heightUnits * 16 * (framesOnly ? 1 : 2) - (top + bottom) * cropY,
  };
}

/** Reads an AVCDecoderConfigurationRecord; throws if no decoder could use it. */
export function parseAvcConfig(record: Uint8Array): VideoConfig {
  const bytes = Buffer.from(record);
  if (bytes.readUInt8(0) !== 1) throw new RangeError('unknown avcC version');
  if ((bytes.readUInt8(4) & 3) !== 3) throw new RangeError('NAL units must carry four length bytes');
  if ((bytes.readUInt8(5) & 31) < 1) throw new RangeError('avcC without a sequence parameter set');
  const length = bytes.readUInt16BE(6);
  const sps = bytes.subarray(8, 8 + length);
  if (sps.length !== length) throw new RangeError('avcC ended early');
  const size = readPictureSize(sps);
  if (size.widthPx < 16 || size.heightPx < 16 || size.widthPx > 8192 || size.heightPx > 8192) {
    throw new RangeError('picture size out of range');
  }
  const codec = `avc1.${bytes.subarray(1, 4).toString('hex')}`;
  return { kind: 'video', codec, description: bytes, ...size };
}

/** The parameter sets of an avcC as length-prefixed NAL units, to be put before a key frame. */
export function readParameterSets(record: Uint8Array): Buffer {
  const bytes = Buffer.from(record);
  const units: Buffer[] = [];
  let at = 5;
  for (const mask of [31, 255]) {
    const count = bytes.readUInt8(at) & mask;
    at += 1;
    for (let i = 0; i < count; i++) {
      const length = bytes.readUInt16BE(at);
      const head = Buffer.alloc(4);
      head.writeUInt32BE(length);
      units.push(head, bytes.subarray(at + 2, at + 2 + length));
      at += 2 + length;
    }
  }
  return Buffer.concat(units);
}
