import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Slot } from '../slot/slot.ts';
import { type AllowedOrigins, Cors } from './cors.ts';
import { type PlaybackAddress, type PlaybackResource, readPlaybackAddress } from './playback-address.ts';
import { PlaybackReply } from './playback-reply.ts';
import type { PlaybackRequest } from './playback-request.ts';
import { serveInit, serveRecordedMedia, serveSegment } from './serve-media.ts';
import { serveIndex, serveLivePlaylist, serveRecordingPlaylist } from './serve-playlist.ts';
import { type TokenClaims, TokenGate } from './token.ts';

export interface PlaybackOptions {
  readonly tokenSecret: string;
  readonly allowedOrigins: AllowedOrigins;
  readonly nowMs: () => number;
  readonly findSlot: (ref: string) => Slot | undefined;
}

/** Player connections stay open between polls. */
const KEEP_ALIVE_MS = 65_000;

interface Refusal {
  readonly status: number;
  readonly code: string;
}

function serve(request: PlaybackRequest, reply: PlaybackReply, resource: PlaybackResource): void {
  switch (resource.type) {
    case 'multivariant':
      serveIndex(request, reply, resource.isLowLatency);
      break;
    case 'playlist':
      serveLivePlaylist(request, reply, resource);
      break;
    case 'init':
      serveInit(request, reply, resource);
      break;
    case 'segment':
      serveSegment(request, reply, resource);
      break;
    case 'recording':
      serveRecordingPlaylist(request, reply);
      break;
    case 'media':
      serveRecordedMedia(request, reply, resource.session);
      break;
  }
}

/** Returns the slot if the claims allow access to it, otherwise the refusal. */
function admit(slot: Slot | undefined, claims: TokenClaims, address: PlaybackAddress): Slot | Refusal {
  if (claims.ref !== address.ref) return { status: 403, code: 'wrong-stream' };
  if (slot === undefined) return { status: 404, code: 'unknown-stream' };
  if (slot.isRevoked) return { status: 410, code: 'revoked' };
  if (slot.endedViewers.has(claims)) return { status: 403, code: 'viewer-ended' };
  if (claims.kind === 'viewer' && !slot.isPublic) return { status: 403, code: 'not-published' };
  return slot;
}

/** One playback listener: what stays the same between requests. */
class PlaybackHandler {
  readonly #options: PlaybackOptions;
  readonly #gate: TokenGate;
  readonly #cors: Cors;

  constructor(options: PlaybackOptions) {
    this.#options = options;
    this.#gate = new TokenGate(options.tokenSecret);
    this.#cors = new Cors(options.allowedOrigins);
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    const reply = new PlaybackReply(request, response, this.#cors.headers(request));
    const { method } = request;
    const address = readPlaybackAddress(request.url ?? '');
    if (method === 'OPTIONS') reply.empty(204, this.#cors.preflight());
    else if (method !== 'GET' && method !== 'HEAD') reply.refuse(405, 'method-not-allowed');
    else if (address === null) reply.refuse(404, 'not-found');
    else this.#play(request, reply, address);
  }

  #play(request: IncomingMessage, reply: PlaybackReply, address: PlaybackAddress): void {
    const nowMs = this.#options.nowMs();
    const token = this.#gate.check(address.token, nowMs);
    if (!token.isValid) {
      reply.refuse(401, token.reason);
      return;
    }
    const slot = admit(this.#options.findSlot(address.ref), token.claims, address);
    if ('code' in slot) {
      reply.refuse(slot.status, slot.code);
      return;
    }
    const stream = address.isLow ? slot.stream.low : slot.stream;
    if (stream === null) {
      reply.refuse(404, 'no-media-yet');
      return;
    }
    const { subject } = token.claims;
    const entry = slot.rateLimiter.enter(subject, nowMs);
    if (entry !== 'admitted') {
      reply.refuse(entry === 'crowded' ? 503 : 429, entry);
      return;
    }
    reply.onceOver(() => slot.rateLimiter.leave(subject));
    slot.connections.note(request.socket);
    const isStaff = token.claims.kind === 'staff';
    if (!isStaff) slot.viewers.seen(subject, nowMs);
    serve({ slot, stream, address, isStaff, nowMs }, reply, address.resource);
  }
}

/** The public side: playlists, parts, segments and recordings; each address contains its token. */
export function createPlaybackServer(options: PlaybackOptions): Server {
  const deps = new PlaybackHandler(options);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, noDelay: true }, (request, response) => {
    try {
      deps.handle(request, response);
    } catch (error) {
      response.destroy(error instanceof Error ? error : new Error('request failed'));
    }
  });
  // why: errors on connections that a browser gave up do not matter to us.
  server.on('clientError', (_, socket) => socket.destroy());
  return server;
}
