import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A file to serve, up to the size that may be read. */
export interface ServedFile {
  readonly path: string;
  readonly sizeBytes: number;
  readonly contentType: string;
  /** Flat list of additional header names and values. */
  readonly headers: readonly string[];
}

export interface RequestedRange {
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
}

/**
 * Parses a Range header (RFC 9110 §14.2): null if the whole file is meant, `unsatisfiable` if there are no such bytes.
 * A request for several ranges gets the whole file, as the standard allows.
 */
export function parseRange(header: string | undefined, sizeBytes: number): RequestedRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (match === null) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  const from = first === '' ? Math.max(0, sizeBytes - Number(last)) : Number(first);
  const to = first === '' || last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (from >= sizeBytes || from > to) return 'unsatisfiable';
  return { from, to };
}

/** Serves a file or the requested range of it. */
export function serveFile(request: IncomingMessage, response: ServerResponse, file: ServedFile): void {
  const range = parseRange(request.headers.range, file.sizeBytes);
  if (range === 'unsatisfiable') {
    response
      .writeHead(416, ['Content-Range', `bytes */${file.sizeBytes}`, 'Content-Length', '0', ...file.headers])
      .end();
    return;
  }
  const { from, to } = range ?? { from: 0, to: file.sizeBytes - 1 };
  const headers = [
    'Content-Type',
    file.contentType,
    'Accept-Ranges',
    'bytes',
    'Content-Length',
    String(to - from + 1),
    ...file.headers,
  ];
  if (range !== null) headers.push('Content-Range', `bytes ${from}-${to}/${file.sizeBytes}`);
  response.writeHead(range === null ? 200 : 206, headers);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  const stream = createReadStream(file.path, { start: from, end: to, highWaterMark: 256 << 10 });
  // If the file becomes unreadable, the response can only be cut short.
  stream.on('error', () => response.destroy());
  response.on('close', () => stream.destroy());
  stream.pipe(response);
}
