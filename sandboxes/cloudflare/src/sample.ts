import { readFileSync } from 'node:fs';

/*
 * The content of every stream and film of the account: forty seconds of a ceremony that the player's tests share, one
 * rendition, two seconds a segment. A live stream loops it; a film has as much of it as it is long.
 */
const FOLDER = new URL('../../../packages/player/src/fixtures/', import.meta.url);
const SEGMENT_SEC = 2;
const WINDOW = 6;
/** Viewers can watch a live stream from its beginning: this much is available when the encoder connects. */
const HEAD_START_SEC = 6;

interface Sample {
  readonly init: Buffer;
  readonly segments: readonly Buffer[];
}

/** `6723@1337` of the file. */
function cut(file: Buffer, range = ''): Buffer {
  const [sizeBytes = 0, from = 0] = range.split('@').map(Number);
  return file.subarray(from, from + sizeBytes);
}

function readSample(): Sample {
  const list = readFileSync(new URL('ceremony.m3u8', FOLDER), 'utf8');
  const file = readFileSync(new URL('ceremony.m4s', FOLDER));
  const ranges = [...list.matchAll(/#EXT-X-BYTERANGE:(\S+)/g)].map(([, range]) => range);
  return {
    init: cut(file, /BYTERANGE="([^"]+)"/.exec(list)?.[1]),
    segments: ranges.map(range => cut(file, range)),
  };
}

let sample: Sample | undefined;
const read = (): Sample => {
  sample ??= readSample();
  return sample;
};

/** The master playlist, with one rendition. */
export const MULTIVARIANT_PLAYLIST = [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  '#EXT-X-STREAM-INF:BANDWIDTH=220000,CODECS="avc1.4d400c,mp4a.40.2",RESOLUTION=426x240',
  'stream.m3u8',
  '',
].join('\n');

function lines(numbers: readonly number[], first: number, atMs: (number: number) => number): string[] {
  const { length } = read().segments;
  return numbers.flatMap(number => [
    // The media clock restarts where the sample loops.
    ...(number % length === 0 && number > first ? ['#EXT-X-DISCONTINUITY'] : []),
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(atMs(number)).toISOString()}`,
    `#EXTINF:${SEGMENT_SEC},`,
    `segment-${number % length}.m4s`,
  ]);
}

const count = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/** The media playlist of a stream that began at one moment, as of another. */
export function livePlaylist(sinceMs: number, nowMs: number): string {
  const startMs = sinceMs - HEAD_START_SEC * 1_000;
  const end = Math.floor((nowMs - startMs) / 1_000 / SEGMENT_SEC);
  const first = Math.max(0, end - WINDOW);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${SEGMENT_SEC}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(first / read().segments.length)}`,
    '#EXT-X-MAP:URI="init.mp4"',
    ...lines(count(first, end), first, number => startMs + number * SEGMENT_SEC * 1_000),
    '',
  ].join('\n');
}

/** The media playlist of a film. */
export function filmPlaylist(fromMs: number, durationSec: number): string {
  const { length } = read().segments;
  const last = Math.min(length, Math.max(1, Math.ceil(durationSec / SEGMENT_SEC)));
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${SEGMENT_SEC}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MAP:URI="init.mp4"',
    ...lines(count(0, last), 0, number => fromMs + number * SEGMENT_SEC * 1_000),
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
}

/** A file named in the playlists; undefined for any other name. */
export function mediaFile(name: string): Buffer | undefined {
  if (name === 'init.mp4') return read().init;
  const number = /^segment-(\d+)\.m4s$/.exec(name)?.[1];
  return number === undefined ? undefined : read().segments[Number(number)];
}
