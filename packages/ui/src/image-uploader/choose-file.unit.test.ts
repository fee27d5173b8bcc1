import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseFile, refusalOf } from './choose-file.ts';

const rules = { types: ['image/*'], maxSizeBytes: 10 };
const file = (type: string, sizeBytes = 1, name = 'photo'): File => new File(['x'.repeat(sizeBytes)], name, { type });

test('one image is accepted', () => {
  expect(chooseFile([file('image/jpeg')], rules)).toEqual({ file: expect.any(File) });
});

test('an SVG is accepted only if listed', () => {
  const svg = file('image/svg+xml', 1, 'a.svg');
  expect(chooseFile([svg], rules)).toEqual({ refusal: 'wrongType' });
  expect(chooseFile([svg], { ...rules, types: ['image/*', 'image/svg+xml'] })).toEqual({ file: svg });
  expect(chooseFile([svg], { ...rules, types: ['.svg'] })).toEqual({ file: svg });
});

test('other types, large files and several files are rejected with the reason', () => {
  expect(chooseFile([file('application/pdf')], rules)).toEqual({ refusal: 'wrongType' });
  expect(chooseFile([file('image/gif')], { ...rules, types: ['image/png'] })).toEqual({ refusal: 'wrongType' });
  expect(chooseFile([file('image/png', 11)], rules)).toEqual({ refusal: 'tooLarge' });
  expect(chooseFile([file('image/png'), file('image/png')], rules)).toEqual({ refusal: 'tooMany' });
});

test('an extension is enough, whatever type the system assigns', () => {
  const csv = { types: ['.csv'], maxSizeBytes: undefined };
  for (const type of ['', 'text/csv', 'application/vnd.ms-excel']) {
    expect(refusalOf(file(type, 1, 'Guests.CSV'), csv), type).toBeNull();
  }
  expect(refusalOf(file('text/csv', 1, 'guests.txt'), csv)).toBe('wrongType');
});

test('without types any file is accepted', () => {
  expect(refusalOf(file('', 1, 'README'), { types: [], maxSizeBytes: undefined })).toBeNull();
});

test('a file is too large only above the limit', () => {
  fc.assert(
    fc.property(fc.nat({ max: 50 }), fc.nat({ max: 50 }), (sizeBytes, maxSizeBytes) => {
      const refusal = refusalOf(file('image/png', sizeBytes), { types: [], maxSizeBytes });
      expect(refusal).toBe(sizeBytes > maxSizeBytes ? 'tooLarge' : null);
    }),
  );
});

test('a canceled dialog changes nothing', () => {
  expect(chooseFile([], rules)).toBeNull();
});
