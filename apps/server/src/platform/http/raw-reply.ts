import type { Readable } from 'node:stream';

/** A response that is not JSON: bytes of a media type, or a redirect. */
export class RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | Readable;

  constructor(status: number, headers: Readonly<Record<string, string>>, body: string | Buffer | Readable = '') {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }
}

/** Redirects the browser with a GET, whatever the method of the request (RFC 9110 §15.4.4). */
export function seeOther(location: string): RawReply {
  return new RawReply(303, { location, 'cache-control': 'no-store' });
}
