import { BitReader } from './bit-reader.ts';

/** Syntactic elements of a raw data block (ISO/IEC 14496-3 table 4.85). */
const SINGLE_CHANNEL = 0;
const CHANNEL_PAIR = 1;
const FILL = 6;
const END = 7;
const EIGHT_SHORT_WINDOWS = 2;

/** Bands of the spectrum that hold anything, by the window's head (table 4.50). */
function readBandCount(reader: BitReader): number {
  reader.bits(1);
  const isShort = reader.bits(2) === EIGHT_SHORT_WINDOWS;
  reader.bits(1);
  const count = reader.bits(isShort ? 4 : 6);
  // How short windows are grouped, or whether a long one is predicted.
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
  // A silent first channel ends with three tools it does not use; then comes the second one.
  return reader.bits(3) !== 0 || hasSound(reader);
}

function skipFill(reader: BitReader): void {
  const count = reader.bits(4);
  const bytes = count === 15 ? 14 + reader.bits(8) : count;
  for (let byte = 0; byte < bytes; byte++) reader.bits(8);
}

/**
 * Tells whether a raw AAC frame is digital silence: its first element has no band with anything in it. Nothing is decoded,
 * so that faint noise of an open microphone counts as sound. A frame that cannot be read counts as sound too.
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
