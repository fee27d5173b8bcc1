import { BitReader } from './bit-reader.ts';

/** Syntactic elements of a raw data block (ISO/IEC 14496-3 table 4.85). */
const SINGLE_CHANNEL = 0;
const CHANNEL_PAIR = 1;
const FILL = 6;
const END = 7;
const EIGHT_SHORT_WINDOWS = 2;

/** The number of non-empty spectral bands, from the window header (table 4.50). */
function readBandCount(reader: BitReader): number {
  reader.bits(1);
  const isShort = reader.bits(2) === EIGHT_SHORT_WINDOWS;
  reader.bits(1);
  const count = reader.bits(isShort ? 4 : 6);
  // The grouping of short windows, or whether a long window uses prediction.
  reader.bits(isShort ? 7 : 1);
  return count;
}

/** A channel with its own window (table 4.50): its scale, then its bands. */
function hasSound(reader: BitReader): boolean {
  reader.bits(8);
  return readBandCount(reader) > 0;
}

function hasPairSound(reader: BitReader): boolean {
  const isCommon = reader.flag();
  if (isCommon) return readBandCount(reader) > 0;
  if (hasSound(reader)) return true;
  // A silent first channel ends with three unused tool flags; the second channel follows.
  return reader.bits(3) !== 0 || hasSound(reader);
}

function skipFill(reader: BitReader): void {
  const count = reader.bits(4);
  const bytes = count === 15 ? 14 + reader.bits(8) : count;
  for (let byte = 0; byte < bytes; byte++) reader.bits(8);
}

/**
 * Whether a raw AAC frame is digital silence: its first element has no non-empty band. The frame is not decoded, so
 * even the faint noise of an open microphone counts as sound. An unreadable frame counts as sound too.
 */
export function isSilentFrame(frame: Uint8Array): boolean {
  const reader = new BitReader(frame);
  try {
    for (;;) {
      const kind = reader.bits(3);
      if (kind === FILL) {
        skipFill(reader);
        continue;
      }
      if (kind === END) return true;
      reader.bits(4);
      if (kind === CHANNEL_PAIR) return !hasPairSound(reader);
      return kind === SINGLE_CHANNEL && !hasSound(reader);
    }
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
