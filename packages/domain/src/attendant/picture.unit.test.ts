import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cropOf, MIN_PICTURE_SIDE_PX } from './picture.ts';

const side = fc.integer({ min: MIN_PICTURE_SIDE_PX, max: 12_000 });
const share = fc.double({ min: -0.5, max: 1.5, noNaN: true });

describe('given a picture and the selected part', () => {
  test('when it is cropped, then the result is a square inside the picture, never smaller than the minimum avatar', () => {
    fc.assert(
      fc.property(side, side, fc.record({ zoom: share, x: share, y: share }), (width, height, chosen) => {
        const crop = cropOf({ width, height }, chosen);
        expect(crop.left).toBeGreaterThanOrEqual(0);
        expect(crop.top).toBeGreaterThanOrEqual(0);
        expect(crop.left + crop.side).toBeLessThanOrEqual(width + 1e-6);
        expect(crop.top + crop.side).toBeLessThanOrEqual(height + 1e-6);
        expect(crop.side).toBeGreaterThanOrEqual(MIN_PICTURE_SIDE_PX - 1e-6);
      }),
    );
  });

  test('when nothing is selected, then the crop is the largest square in the middle', () => {
    expect(cropOf({ width: 1000, height: 600 }, { zoom: 0, x: 0.5, y: 0.5 })).toEqual({ left: 200, top: 0, side: 600 });
    expect(cropOf({ width: 320, height: 900 }, { zoom: 1, x: 0.5, y: 0 })).toEqual({ left: 0, top: 0, side: 320 });
  });
});
