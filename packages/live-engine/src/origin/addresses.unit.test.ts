import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRange } from './file-response.ts';
import { readPlaybackAddress } from './playback-address.ts';

describe('playback addresses', () => {
  it.each([
    ['index.m3u8', { type: 'multivariant', isLowLatency: true }],
    ['compat.m3u8', { type: 'multivariant', isLowLatency: false }],
    ['plain-audio.m3u8', { type: 'playlist', rendition: 'audio', isLowLatency: false }],
    ['live.m3u8', { type: 'playlist', rendition: 'main', isLowLatency: true }],
    ['audio.m3u8', { type: 'playlist', rendition: 'audio', isLowLatency: true }],
    ['plain.m3u8', { type: 'playlist', rendition: 'main', isLowLatency: false }],
    ['v12.m4s', { type: 'segment', rendition: 'main', msn: 12, part: null }],
    ['a12.3.m4s', { type: 'segment', rendition: 'audio', msn: 12, part: 3 }],
    ['vinit-2.mp4', { type: 'init', rendition: 'main', configId: 2 }],
    ['recording.m3u8', { type: 'recording' }],
    ['rec-1.mp4', { type: 'media', session: 1 }],
  ])('name %s', (name, resource) => {
    expect(readPlaybackAddress(`/v/token/ref/${name}`)).toMatchObject({ token: 'token', ref: 'ref', resource });
  });

  it('contain delivery directives', () => {
    const read = (query: string) => readPlaybackAddress(`/v/t/r/live.m3u8${query}`);
    expect(read('?_HLS_msn=12&_HLS_part=3')).toMatchObject({ msn: 12, part: 3 });
    expect(read('?x=1&_HLS_msn=0')).toMatchObject({ msn: 0, part: null });
    expect(read('?_HLS_msn=-1')).toMatchObject({ msn: Number.NaN });
  });

  it('do not match anything else, and parsing never throws', () => {
    for (const path of [
      '/',
      '/v/t/r',
      '/v/t/r/',
      '/v/t/r/constructor',
      '/v/t/r/../x',
      '/v/t/r/v1.m4s/x',
      '/x/t/r/live.m3u8',
    ]) {
      expect(readPlaybackAddress(path)).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), text => {
        readPlaybackAddress(text);
      }),
    );
  });
});

describe('ranges (RFC 9110 §14)', () => {
  it.each([
    [undefined, null],
    ['bytes=0-9', { from: 0, to: 9 }],
    ['bytes=90-', { from: 90, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-1000', { from: 0, to: 99 }],
    ['bytes=50-1000', { from: 50, to: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=5-4', 'unsatisfiable'],
    ['bytes=0-1,5-6', null],
    ['lines=1-2', null],
  ])('%s of a hundred bytes', (header, range) => {
    expect(parseRange(header, 100)).toEqual(range);
  });
});
