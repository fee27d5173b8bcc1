import { expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

test.each([
  [0, '0 B'],
  [1023, '1,023 B'],
  [1024, '1 kB'],
  [10_485_760, '10 MB'],
  [12_897_484, '12.3 MB'],
  [5 * 1024 ** 4, '5,120 GB'],
])('%i bytes are %s', (sizeBytes, text) => {
  expect(formatFileSize(sizeBytes, 'en-US')).toBe(text);
});
