import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/**
 * A live made from the recording in `src/fixtures`: a window of its segments that moves with the clock, for tests and
 * for the sheet. `/live/<stream>/<token>/index.m3u8` starts a stream at the first request; `main.m3u8` lists one video
 * rendition and an audio-only one, `ladder.m3u8` also a second, smaller video rendition. `/live/<stream>/control`
 * controls a stream: `?token=…` (refuse other tokens), `?downMs=…` (answer 503 for a while), `?kbps=…` (send each
 * rendition as slowly as its own bitrate would arrive over such a connection) and `?grown=1` (from now on `main.m3u8`
 * lists the smaller rendition too).
 */
interface Stream {
  readonly startMs: number;
  token: string | null;
  downUntilMs: number;
  kbps: number;
  isGrown: boolean;
}

interface Segment {
  readonly durationSec: number;
  readonly range: string;
}

/** A rendition: the file it is made from, and the bitrate it claims. */
interface Rendition {
  readonly file: 'ceremony' | 'sound';
  readonly bps: number;
  readonly line: string;
}

const FIXTURES = new URL('./src/fixtures/', import.meta.url);
const HEAD_START_SEC = 6;
const WINDOW = 5;
const SLICE_MS = 100;
const PICTURE = 'CODECS="avc1.4d400c,mp4a.40.2"';
const RENDITIONS: Readonly<Record<string, Rendition>> = {
  ceremony: { file: 'ceremony', bps: 0, line: '' },
  full: { file: 'ceremony', bps: 2_750_000, line: `BANDWIDTH=2750000,${PICTURE},RESOLUTION=1280x720` },
  low: { file: 'ceremony', bps: 220_000, line: `BANDWIDTH=220000,${PICTURE},RESOLUTION=426x240` },
  sound: { file: 'sound', bps: 140_000, line: 'BANDWIDTH=140000,CODECS="mp4a.40.2"' },
};
const LISTS: Readonly<Record<string, readonly string[]>> = {
  'main.m3u8': ['full', 'sound'],
  'ladder.m3u8': ['full', 'low', 'sound'],
};

function readSegments(file: Rendition['file']): { map: string; segments: readonly Segment[] } {
  const playlist = readFileSync(new URL(`${file}.m3u8`, FIXTURES), 'utf8');
  const map = /#EXT-X-MAP:.*/.exec(playlist)?.[0] ?? '';
  const found = playlist.matchAll(/#EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\S+)/g);
  return { map, segments: [...found].map(([, duration, range = '']) => ({ durationSec: Number(duration), range })) };
}

function playlistOf({ startMs }: Stream, name: string, file: Rendition['file']): string {
  const { map, segments } = readSegments(file);
  const livedSec = (Date.now() - startMs) / 1_000 + HEAD_START_SEC;
  const done = segments.filter((_, index) => (index + 1) * 2 <= livedSec);
  const first = Math.max(0, done.length - WINDOW);
  const lines = done.slice(first).flatMap(({ durationSec, range }, index) => {
    const at = new Date(startMs + ((first + index) * 2 - HEAD_START_SEC) * 1_000).toISOString();
    return [`#EXTINF:${durationSec},`, `#EXT-X-BYTERANGE:${range}`, `#EXT-X-PROGRAM-DATE-TIME:${at}`, `${name}.m4s`];
  });
  const head = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:3', `#EXT-X-MEDIA-SEQUENCE:${first}`];
  return [...head, map.replace(`${file}.m4s`, `${name}.m4s`), ...lines, ''].join('\n');
}

function listOf(names: readonly string[]): string {
  const lines = names.flatMap(name => [`#EXT-X-STREAM-INF:${RENDITIONS[name]?.line}`, `${name}.m3u8`]);
  return ['#EXTM3U', '#EXT-X-VERSION:7', ...lines, ''].join('\n');
}

/** Sends bytes over a span of time, like a slow connection. */
function trickle(response: ServerResponse, bytes: Buffer, spanMs: number): void {
  const slices = Math.max(1, Math.ceil(spanMs / SLICE_MS));
  const size = Math.ceil(bytes.length / slices);
  let sent = 0;
  const timer = setInterval(() => {
    response.write(bytes.subarray(sent, sent + size));
    sent += size;
    if (sent < bytes.length && !response.destroyed) return;
    clearInterval(timer);
    response.end();
  }, SLICE_MS);
}

function sendMedia(response: ServerResponse, range: string | undefined, { file, bps }: Rendition, kbps: number): void {
  const [, start, end] = /bytes=(\d+)-(\d+)/.exec(range ?? '') ?? [];
  response.statusCode = start === undefined ? 200 : 206;
  const whole = readFileSync(new URL(`${file}.m4s`, FIXTURES));
  const bytes = start === undefined ? whole : whole.subarray(Number(start), Number(end) + 1);
  // A segment is two seconds; the file header, which every segment needs, is negligibly small.
  const isHead = start === '0';
  if (kbps === 0 || isHead) response.end(bytes);
  else trickle(response, bytes, (2_000 * bps) / (kbps * 1_000));
}

function answer(response: ServerResponse, stream: Stream, file: string, range: string | undefined): unknown {
  const list = LISTS[stream.isGrown ? file.replace('main', 'ladder') : file];
  if (list !== undefined) return response.end(listOf(list));
  const [, name = '', ending] = /^(\w+)\.(m3u8|m4s)$/.exec(file === 'index.m3u8' ? 'ceremony.m3u8' : file) ?? [];
  const rendition = RENDITIONS[name];
  if (rendition === undefined) {
    response.statusCode = 404;
    return response.end();
  }
  if (ending === 'm3u8') return response.end(playlistOf(stream, name, rendition.file));
  return sendMedia(response, range, rendition, stream.kbps);
}

function control(stream: Stream, params: URLSearchParams): void {
  stream.token = params.get('token') ?? stream.token;
  stream.downUntilMs = Date.now() + Number(params.get('downMs') ?? 0);
  stream.kbps = Number(params.get('kbps') ?? stream.kbps);
  stream.isGrown ||= params.has('grown');
}

/** Serves the fake live from a Vite server. */
export function fakeLive(): Plugin {
  const streams = new Map<string, Stream>();
  return {
    name: 'fake-live',
    configureServer({ middlewares }) {
      middlewares.use('/live', (request, response) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        const [, name = '', token = '', file = ''] = url.pathname.split('/');
        const stream = streams.get(name) ?? {
          startMs: Date.now(),
          token: null,
          downUntilMs: 0,
          kbps: 0,
          isGrown: false,
        };
        streams.set(name, stream);
        if (token === 'control') {
          control(stream, url.searchParams);
          return response.end();
        }
        if (Date.now() < stream.downUntilMs) response.statusCode = 503;
        else if (stream.token !== null && stream.token !== token) response.statusCode = 403;
        else return answer(response, stream, file, request.headers.range);
        return response.end();
      });
    },
  };
}
