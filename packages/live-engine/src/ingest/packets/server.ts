import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { AllowedOrigins } from '../../origin/cors.ts';
import { Admission, type AdmissionLimits, type AdmittedConnection } from '../admission.ts';
import type { Authorize } from '../rtmp/session.ts';
import { callerOf, proxyList } from './caller.ts';
import { PacketSession } from './session.ts';
import { PACKETS_PATH, WIRE_LIMITS } from './wire.ts';

/** Limits for clients that are not authorized yet. */
export interface PacketLimits extends AdmissionLimits {
  /** From connecting to being accepted. */
  readonly helloWithinMs: number;
  /** Silence after which a camera counts as dead. */
  readonly idleMs: number;
}

/** A hall has one or two cameras; a browser in the background is slow, not silent. */
export const DEFAULT_PACKET_LIMITS: PacketLimits = {
  maxConnections: 256,
  maxConnectionsPerAddress: 16,
  helloWithinMs: 10_000,
  idleMs: 15_000,
};

/** A camera that does not read our few messages is gone. */
const MAX_UNSENT_BYTES = 64 << 10;
/** How long a peer may take to close in return. */
const GOODBYE_MS = 1_000;
/** WebSocket close codes (RFC 6455 §7.4.1). */
const CLOSE = { normal: 1000, policy: 1008 } as const;

export interface PacketIngestOptions {
  readonly authorize: Authorize;
  /** The origins of pages that may send. */
  readonly allowedOrigins: AllowedOrigins;
  /** Addresses and networks whose information about the client address is trusted. */
  readonly trustedProxies: readonly string[];
  readonly nowMs: () => number;
  readonly limits: PacketLimits;
  /** Called with the reason when we end a connection; for logs. */
  readonly onRefused: (address: string, error: unknown) => void;
}

function turnAway(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * After a suspension of the process, timers fire before the messages that arrived in the meantime are read. A client
 * that sends within this time is not disconnected.
 */
const RECHECK_MS = 1_000;

/** A timer that ends a connection unless it is restarted. */
class Patience {
  readonly #onEnd: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  set(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#timer = setTimeout(this.#onEnd, RECHECK_MS);
    }, ms);
  }

  drop(): void {
    clearTimeout(this.#timer);
  }
}

function serve(socket: WebSocket, visit: AdmittedConnection, address: string, options: PacketIngestOptions): void {
  const { limits } = options;
  const patience = new Patience(() => socket.terminate());
  let isAdmitted = false;
  const session = new PacketSession(
    {
      address,
      nowMs: options.nowMs,
      send: bytes => {
        if (socket.bufferedAmount > MAX_UNSENT_BYTES) socket.terminate();
        else if (socket.readyState === socket.OPEN) socket.send(bytes);
      },
      close: trouble => {
        if (trouble !== null) options.onRefused(address, new Error(trouble));
        socket.close(trouble === null ? CLOSE.normal : CLOSE.policy);
        patience.set(GOODBYE_MS);
      },
      published: () => {
        isAdmitted = true;
        visit.trust();
        patience.set(limits.idleMs);
      },
    },
    options.authorize,
  );
  patience.set(limits.helloWithinMs);
  socket.on('message', data => {
    if (isAdmitted && socket.readyState === socket.OPEN) patience.set(limits.idleMs);
    try {
      session.receive(Buffer.isBuffer(data) ? data : new Uint8Array());
    } catch (error) {
      options.onRefused(address, error);
      socket.terminate();
    }
  });
  // why: `close` always follows and reports a broken connection or a message that is too large.
  socket.on('error', error => options.onRefused(address, error));
  socket.on('close', () => {
    patience.drop();
    session.end('lost');
  });
}

/** Accepts browser cameras on an existing server. */
export interface PacketIngest {
  /** Disconnects all cameras. */
  close(): void;
}

/**
 * Accepts browsers that send their camera: a WebSocket at `PACKETS_PATH` of the given server. Rejects all other
 * upgrades.
 */
export function attachPacketIngest(server: Server, options: PacketIngestOptions): PacketIngest {
  const { allowedOrigins, limits } = options;
  const proxies = proxyList(options.trustedProxies);
  const admission = new Admission(limits);
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: true,
    maxPayload: WIRE_LIMITS.messageBytes,
    perMessageDeflate: false,
  });
  /** The status of a refusal, or null. */
  const refusalOf = (request: IncomingMessage): number | null => {
    if (request.url?.split('?')[0] !== PACKETS_PATH) return 404;
    const isAllowed = allowedOrigins === 'any' || allowedOrigins.includes(request.headers.origin ?? '');
    return isAllowed ? null : 403;
  };
  server.on('upgrade', (request, socket, head) => {
    // why: a client that hangs up midway has already got its answer.
    socket.on('error', () => socket.destroy());
    const refusal = refusalOf(request);
    if (refusal !== null) return turnAway(socket, refusal);
    const address = callerOf(request, proxies);
    const visit = admission.enter(address, () => socket.destroy());
    if (visit === null) {
      options.onRefused(address, new Error('too many connections'));
      return turnAway(socket, 429);
    }
    socket.on('close', () => visit.leave());
    sockets.handleUpgrade(request, socket, head, camera => serve(camera, visit, address, options));
  });
  return {
    close: () => {
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}
