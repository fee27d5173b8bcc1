import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSilentFrame } from './aac-silence.ts';

/** Bits as written in the tables of the standard, padded with zeros. */
function frame(...bits: string[]): Uint8Array {
  const text = bits.join('').replaceAll(' ', '');
  const bytes = text.padEnd(Math.ceil(text.length / 8) * 8 + 16, '0').match(/.{8}/g) ?? [];
  return Uint8Array.from(bytes, byte => Number.parseInt(byte, 2));
}
const TAG = '0000';
const GAIN = '10001100';
const long = (bands: number) => `0 00 1 ${bands.toString(2).padStart(6, '0')} 0`;
const short = (bands: number) => `0 10 1 ${bands.toString(2).padStart(4, '0')} 0000000`;
const UNUSED_TOOLS = '000';
const END = '111';

describe('a raw AAC frame', () => {
  it('is silent if all bands are empty', () => {
    expect(isSilentFrame(frame('000', TAG, GAIN, long(0)))).toBe(true);
    expect(isSilentFrame(frame('000', TAG, GAIN, short(0)))).toBe(true);
    expect(isSilentFrame(frame('001', TAG, '1', long(0)))).toBe(true);
    expect(isSilentFrame(frame(END))).toBe(true);
  });

  it('is sound if a band is not empty, in either channel', () => {
    expect(isSilentFrame(frame('000', TAG, GAIN, long(1)))).toBe(false);
    expect(isSilentFrame(frame('000', TAG, GAIN, short(3)))).toBe(false);
    expect(isSilentFrame(frame('001', TAG, '1', long(49)))).toBe(false);
    const second = (bands: number) => frame('001', TAG, '0', GAIN, long(0), UNUSED_TOOLS, GAIN, long(bands));
    expect(isSilentFrame(second(0))).toBe(true);
    expect(isSilentFrame(second(40))).toBe(false);
  });

  it('may start with fill elements, short or long', () => {
    const silence = ['000', TAG, GAIN, long(0)];
    expect(isSilentFrame(frame('110 0010', '1'.repeat(16), ...silence))).toBe(true);
    expect(isSilentFrame(frame('110 1111 00000010', '1'.repeat(8 * 16), ...silence))).toBe(true);
    expect(isSilentFrame(frame('110 0000', '000', TAG, GAIN, long(4)))).toBe(false);
  });

  it('always gives an answer, whatever it contains', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 64 }), bytes => typeof isSilentFrame(bytes) === 'boolean'));
  });
});
