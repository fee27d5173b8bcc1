import type { IncomingMessage } from 'node:http';

/** Origins whose pages may read playback responses: exact origins, or any. */
export type AllowedOrigins = readonly string[] | 'any';

const EXPOSED = 'Age, Content-Length, Content-Range, Date';

/** Decides about cross-origin requests; headers are flat lists of names and values for `writeHead`. */
export class Cors {
  readonly #allowed: ReadonlySet<string> | 'any';

  constructor(allowed: AllowedOrigins) {
    this.#allowed = allowed === 'any' ? 'any' : new Set(allowed);
  }

  headers(request: IncomingMessage): string[] {
    const { origin } = request.headers;
    const vary = ['Vary', 'Origin'];
    if (origin === undefined || (this.#allowed !== 'any' && !this.#allowed.has(origin))) return vary;
    return [
      ...vary,
      'Access-Control-Allow-Origin',
      origin,
      'Access-Control-Expose-Headers',
      EXPOSED,
      'Timing-Allow-Origin',
      origin,
    ];
  }

  /** Additional headers of a preflight response. */
  preflight(): string[] {
    return [
      'Access-Control-Allow-Methods',
      'GET, HEAD',
      'Access-Control-Allow-Headers',
      'Range',
      'Access-Control-Max-Age',
      '86400',
    ];
  }
}
