import { createReadStream, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';

/**
 * A live made of the recording in `src/fixtures`: a window of its segments that moves on with the clock, for tests and for the sheet.
 * `/live/<stream>/<token>/index.m3u8` starts a stream at the first request. A stream can be told
 * `/live/<stream>/control?token=…` (refuse other tokens) and `/live/<stream>/control?downMs=…` (answer 503 for a while).
 */
interface Stream {
  readonly startMs: number;
  token: string | null;
  downUntilMs: number;
}

interface Segment {
  readonly durationSec: number;
  readonly range: string;
}

const FIXTURES = new URL('./src/fixtures/', import.meta.url);
const HEAD_START_SEC = 6;
const WINDOW = 5;

function readSegments(): { map: string; segments: readonly Segment[] } {
  const playlist = readFileSync(new URL('ceremony.m3u8', FIXTURES), 'utf8');
  const map = /#EXT-X-MAP:.*/.exec(playlist)?.[0] ?? '';
  const found = playlist.matchAll(/#EXTINF:([\d.]+),\n#EXT-X-BYTERANGE:(\S+)/g);
  return { map, segments: [...found].map(([, duration, range = '']) => ({ durationSec: Number(duration), range })) };
}

function playlistOf({ startMs }: Stream, nowMs: number): string {
  const { map, segments } = readSegments();
  const livedSec = (nowMs - startMs) / 1_000 + HEAD_START_SEC;
  const done = segments.filter((_, index) => (index + 1) * 2 <= livedSec);
  const first = Math.max(0, done.length - WINDOW);
  const lines = done.slice(first).flatMap(({ durationSec, range }, index) => {
    const at = new Date(startMs + ((first + index) * 2 - HEAD_START_SEC) * 1_000).toISOString();
    return [`#EXTINF:${durationSec},`, `#EXT-X-BYTERANGE:${range}`, `#EXT-X-PROGRAM-DATE-TIME:${at}`, 'ceremony.m4s'];
  });
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:2',
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    map,
    ...lines,
    '',
  ].join('\n');
}

function sendMedia(response: ServerResponse, range: string | undefined): void {
  const [, start, end] = /bytes=(\d+)-(\d+)/.exec(range ?? '') ?? [];
  response.statusCode = start === undefined ? 200 : 206;
  const span = start === undefined ? {} : { start: Number(start), end: Number(end) };
  createReadStream(new URL('ceremony.m4s', FIXTURES), span).pipe(response);
}

/** Serves the fake live from a Vite server. */
export function fakeLive(): Plugin {
  const streams = new Map<string, Stream>();
  return {
    name: 'fake-live',
    configureServer({ middlewares }) {
      middlewares.use('/live', (request, response) => {
        const url = new URL(request.url ?? '/', 'http://localhost');
        const [, name = '', token = '', file] = url.pathname.split('/');
        const stream = streams.get(name) ?? { startMs: Date.now(), token: null, downUntilMs: 0 };
        streams.set(name, stream);
        if (token === 'control') {
          stream.token = url.searchParams.get('token') ?? stream.token;
          stream.downUntilMs = Date.now() + Number(url.searchParams.get('downMs') ?? 0);
          return response.end();
        }
        if (Date.now() < stream.downUntilMs) response.statusCode = 503;
        else if (stream.token !== null && stream.token !== token) response.statusCode = 403;
        else if (file === 'index.m3u8') return response.end(playlistOf(stream, Date.now()));
        else if (file === 'ceremony.m4s') return sendMedia(response, request.headers.range);
        else response.statusCode = 404;
        return response.end();
      });
    },
  };
}
