import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connections } from './connections.ts';
import { type ServedFile, serveFile } from './file-response.ts';

const REFUSAL_TEXT: Readonly<Record<string, string>> = {
  'token-expired': 'The playback URL has expired; request a new one.',
  'token-invalid': 'The playback URL is not valid.',
  'wrong-stream': 'The playback URL belongs to another stream.',
  'not-published': 'This stream has not been published yet.',
  revoked: 'This stream has been stopped.',
  'no-media-yet': 'Nothing has been streamed yet.',
  'too-many-requests': 'Too many requests from this address.',
  crowded: 'Too many viewers at the moment.',
};

/** Caching as RFC 8216bis §6.2.5.1 recommends, in seconds; refusals are never stored. */
export const CACHE = {
  /**
   * A blocking response is identified by its address, so a proxy may keep it for six target durations; a browser that
   * is restored or reloaded must request it again.
   */
  blockingPlaylist: 'max-age=0, s-maxage=12',
  playlist: 'max-age=1',
  /** Not what was requested, so no other client may get it under this address. */
  stale: 'no-store',
  media: 'max-age=3600, immutable',
  missing: 'max-age=1',
} as const;

/** Answers one playback request; bodies are sent as they are, never copied. */
export class PlaybackReply {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #headers: readonly string[];

  constructor(request: IncomingMessage, response: ServerResponse, headers: readonly string[]) {
    this.#request = request;
    this.#response = response;
    this.#headers = headers;
  }

  /** The player has disconnected. */
  get isOver(): boolean {
    return this.#response.destroyed;
  }

  /** Calls the listener when the response ends, for whatever reason. */
  onceOver(listener: () => void): void {
    this.#response.once('close', listener);
  }

  playlist(body: Buffer, cache: string): void {
    this.#body(body, 'application/vnd.apple.mpegurl', cache);
  }

  media(body: Buffer): void {
    this.#body(body, 'video/mp4', CACHE.media);
  }

  file(file: Omit<ServedFile, 'headers'>, connections: Connections): void {
    if (this.isOver) return;
    connections.noteFile(this.#response);
    serveFile(this.#request, this.#response, { ...file, headers: ['Cache-Control', CACHE.media, ...this.#headers] });
  }

  empty(status: number, headers: readonly string[]): void {
    this.#response.writeHead(status, ['Content-Length', '0', ...headers, ...this.#headers]).end();
  }

  /** Refuses the request, with a code that a player can act on. */
  refuse(status: number, code: string): void {
    if (this.isOver) return;
    const body = JSON.stringify({ code, message: REFUSAL_TEXT[code] ?? code });
    const cache = status === 404 ? CACHE.missing : 'no-store';
    const head = [
      'Content-Type',
      'application/json',
      'Content-Length',
      String(Buffer.byteLength(body)),
      'Cache-Control',
      cache,
    ];
    if (status === 503 || status === 429) head.push('Retry-After', '1');
    this.#response.writeHead(status, [...head, ...this.#headers]);
    this.#response.end(this.#request.method === 'HEAD' ? undefined : body);
  }

  #body(body: Buffer, type: string, cache: string): void {
    if (this.isOver) return;
    const head = ['Content-Type', type, 'Content-Length', String(body.length), 'Cache-Control', cache];
    this.#response.writeHead(200, [...head, ...this.#headers]);
    this.#response.end(this.#request.method === 'HEAD' ? undefined : body);
  }
}
