import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseFile } from './choose-file.ts';
import { fitInto } from './image-scale.ts';

const side = fc.integer({ min: 1, max: 20_000 });

describe('scaling', () => {
  test('in proportion, by the stricter limit', () => {
    expect(fitInto({ width: 4000, height: 3000 }, { maxWidth: 1200 })).toEqual({ width: 1200, height: 900 });
    expect(fitInto({ width: 4000, height: 3000 }, { maxWidth: 1200, maxHeight: 300 })).toEqual({
      width: 400,
      height: 300,
    });
    expect(fitInto({ width: 800, height: 600 }, { maxWidth: 1200 })).toEqual({ width: 800, height: 600 });
  });

  test('never larger than before, never beyond a limit, never without a pixel', () => {
    fc.assert(
      fc.property(side, side, side, side, (width, height, maxWidth, maxHeight) => {
        const fitted = fitInto({ width, height }, { maxWidth, maxHeight });
        expect(fitted.width).toBeLessThanOrEqual(Math.min(width, maxWidth));
        expect(fitted.height).toBeLessThanOrEqual(Math.min(height, maxHeight));
        expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('a picture that fits stays as it is', () => {
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

describe('choosing', () => {
  const rules = { types: ['image/*'], maxSizeBytes: 10 };
  const file = (type: string, sizeBytes = 1): File => new File(['x'.repeat(sizeBytes)], 'photo', { type });

  test('one picture is taken', () => {
    expect(chooseFile([file('image/jpeg')], rules)).toEqual({ file: expect.any(File) });
  });

  test('an SVG is never taken, whatever the list says', () => {
    expect(chooseFile([file('image/svg+xml')], { ...rules, types: ['image/svg+xml'] })).toEqual({
      refusal: 'wrongType',
    });
  });

  test('other types, large files and several files are refused with their reason', () => {
    expect(chooseFile([file('application/pdf')], rules)).toEqual({ refusal: 'wrongType' });
    expect(chooseFile([file('image/gif')], { ...rules, types: ['image/png'] })).toEqual({ refusal: 'wrongType' });
    expect(chooseFile([file('image/png', 11)], rules)).toEqual({ refusal: 'tooLarge' });
    expect(chooseFile([file('image/png'), file('image/png')], rules)).toEqual({ refusal: 'tooMany' });
  });

  test('a dialog that was cancelled changes nothing', () => {
    expect(chooseFile([], rules)).toBeNull();
  });
});
