/**
 * A frame number written into pixels: sixteen black or white blocks along the top edge of the picture, eleven for the
 * Gray-coded number and five for a checksum. Frames stay distinguishable after recompression by any codec, and the
 * checksum reveals torn or mixed frames. Reading the code from presented frames gives the glass-to-glass latency
 * without an encoder.
 */

/** Edge of one block in pixels of the source picture. */
export const BLOCK_PX = 20;
/** Blocks in one code. */
export const BLOCK_COUNT = 16;
const NUMBER_BITS = 11;
const CHECK_BITS = BLOCK_COUNT - NUMBER_BITS;
/** The highest frame number a code can hold. */
export const MAX_FRAME_NUMBER = 2 ** NUMBER_BITS - 1;

/** CRC-5 (polynomial x⁵ + x² + 1) over the eleven number bits; detects every error in up to two blocks. */
function checksum(gray: number): number {
  let crc = 0b11111;
  for (let bit = NUMBER_BITS - 1; bit >= 0; bit--) {
    const top = ((crc >> (CHECK_BITS - 1)) ^ (gray >> bit)) & 1;
    crc = (crc << 1) & 0b11111;
    if (top === 1) crc ^= 0b00101;
  }
  return crc;
}

/** The sixteen blocks of a frame number, most significant first, as one integer (1 = white). */
export function encodeFrameNumber(frame: number): number {
  const gray = frame ^ (frame >> 1);
  return (gray << CHECK_BITS) | checksum(gray);
}

/** The frame number in sixteen blocks, or null if the checksum shows that they were misread. */
export function decodeFrameNumber(blocks: number): number | null {
  const gray = blocks >> CHECK_BITS;
  if ((blocks & (2 ** CHECK_BITS - 1)) !== checksum(gray)) return null;
  let frame = gray;
  for (let shift = gray >> 1; shift > 0; shift >>= 1) frame ^= shift;
  return frame;
}
