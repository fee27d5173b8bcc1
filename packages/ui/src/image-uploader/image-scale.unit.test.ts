import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitInto } from './image-scale.ts';

const side = fc.integer({ min: 1, max: 20_000 });

describe('scaling', () => {
  test('keeps the proportions, within the stricter limit', () => {
    expect(fitInto({ width: 4000, height: 3000 }, { maxWidth: 1200 })).toEqual({ width: 1200, height: 900 });
    expect(fitInto({ width: 4000, height: 3000 }, { maxWidth: 1200, maxHeight: 300 })).toEqual({
      width: 400,
      height: 300,
    });
    expect(fitInto({ width: 800, height: 600 }, { maxWidth: 1200 })).toEqual({ width: 800, height: 600 });
  });

  test('never larger than before, never beyond a limit, at least one pixel', () => {
    fc.assert(
      fc.property(side, side, side, side, (width, height, maxWidth, maxHeight) => {
        const fitted = fitInto({ width, height }, { maxWidth, maxHeight });
        expect(fitted.width).toBeLessThanOrEqual(Math.min(width, maxWidth));
        expect(fitted.height).toBeLessThanOrEqual(Math.min(height, maxHeight));
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('an image that fits stays as it is', () => {
    fc.assert(
      fc.property(side, side, (width, height) => {
        expect(fitInto({ width, height }, { maxWidth: width, maxHeight: height })).toEqual({ width, height });
      }),
    );
  });

  test('the proportion is kept to a pixel', () => {
    fc.assert(
      fc.property(side, side, side, (width, height, maxWidth) => {
        const fitted = fitInto({ width, height }, { maxWidth });
        expect(Math.abs(fitted.height - (height * fitted.width) / width)).toBeLessThanOrEqual(
          Math.max(1, 0.5 + (0.5 * height) / width),
        );
      }),
    );
  });
});
