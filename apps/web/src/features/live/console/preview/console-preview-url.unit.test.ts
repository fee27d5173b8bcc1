import { expect, test } from 'vitest';
import { withNewestKey } from './console-preview-url.ts';

const opened = { url: 'http://live.test:8081/v/KEY-1/w3-ab/index.m3u8', embedKey: 'KEY-1' };

test.each([
  ['the address that was opened', opened.url, 'http://live.test:8081/v/KEY-3/w3-ab/index.m3u8'],
  [
    'a playlist found under a later key, with what it asks for',
    'http://live.test:8081/v/KEY-2/w3-ab/av.m3u8?_HLS_msn=4&_HLS_part=1',
    'http://live.test:8081/v/KEY-3/w3-ab/av.m3u8?_HLS_msn=4&_HLS_part=1',
  ],
  ['another address', 'http://elsewhere.test/v/KEY-1/x.mp4', 'http://elsewhere.test/v/KEY-1/x.mp4'],
])('%s', (_what, url, expected) => {
  expect(withNewestKey(url, opened, 'KEY-3')).toBe(expected);
});

test('a URL without a key stays unchanged', () => {
  expect(withNewestKey('http://x.test/a', { url: 'http://x.test/a', embedKey: 'KEY-1' }, 'KEY-2')).toBe(
    'http://x.test/a',
  );
});
