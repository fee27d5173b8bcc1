import { describe, expect, it } from 'vitest';
import { decodeFrameNumber, encodeFrameNumber, MAX_FRAME_NUMBER } from './code.ts';

describe('pixel clock code', () => {
  it('reads back every frame number', () => {
    for (let frame = 0; frame <= MAX_FRAME_NUMBER; frame++)
      expect(decodeFrameNumber(encodeFrameNumber(frame))).toBe(frame);
  });

  it('rejects every code with one or two wrong blocks', () => {
    for (let frame = 0; frame <= MAX_FRAME_NUMBER; frame += 7) {
      const blocks = encodeFrameNumber(frame);
      for (let a = 0; a < 16; a++) {
        for (let b = a; b < 16; b++) {
          const damaged = a === b ? blocks ^ (1 << a) : blocks ^ (1 << a) ^ (1 << b);
          expect(decodeFrameNumber(damaged)).toBeNull();
        }
      }
    }
  });
});
