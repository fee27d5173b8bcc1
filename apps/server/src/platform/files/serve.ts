import type { Readable } from 'node:stream';
import type { ObjectInfo, ObjectStore } from '@kotohogi/ports/object-store';
import { RawReply } from '../http/raw-reply.ts';

/** The name under which the browser saves a file, in any language (RFC 6266 §4.3, RFC 8187). */
function disposition(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    char => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/**
 * Reads one byte range of a Range header (RFC 9110 §14.2). `undefined` = none requested, `invalid` = not satisfiable.
 */
export function readRange(
  header: string | undefined,
  sizeBytes: number,
): { readonly start: number; readonly end: number } | 'invalid' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  // Several ranges or another unit may be ignored: sending the whole file is correct.
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const last = sizeBytes - 1;
  if (match[1] === '') {
    const suffix = Number(match[2]);
    return suffix === 0 || sizeBytes === 0 ? 'invalid' : { start: Math.max(0, sizeBytes - suffix), end: last };
  }
  const start = Number(match[1]);
  const end = match[2] === '' ? last : Math.min(Number(match[2]), last);
  return start > last || start > end ? 'invalid' : { start, end };
}

export interface ServeOptions {
  readonly rangeHeader: string | undefined;
  readonly cacheControl: string;
  /** Set = a download under this name; absent = shown inline. */
  readonly fileName?: string;
}

/** Serves an object, whole or the requested range. */
export async function serveObject(store: ObjectStore, info: ObjectInfo, options: ServeOptions): Promise<RawReply> {
  const range = readRange(options.rangeHeader, info.sizeBytes);
  const headers: Record<string, string> = {
    'content-type': info.mediaType,
    'accept-ranges': 'bytes',
    'cache-control': options.cacheControl,
    'x-content-type-options': 'nosniff',
    ...(options.fileName === undefined ? {} : { 'content-disposition': disposition(options.fileName) }),
  };
  if (range === 'invalid') return new RawReply(416, { ...headers, 'content-range': `bytes */${info.sizeBytes}` });
  const body: Readable = await store.read(info.key, range);
  if (range === undefined) return new RawReply(200, { ...headers, 'content-length': String(info.sizeBytes) }, body);
  return new RawReply(
    206,
    {
      ...headers,
      'content-length': String(range.end - range.start + 1),
      'content-range': `bytes ${range.start}-${range.end}/${info.sizeBytes}`,
    },
    body,
  );
}
