import { createServer, type Server, type Socket } from 'node:net';
import { Admission, type AdmissionLimits, type AdmittedConnection } from '../admission.ts';
import { type Authorize, RtmpSession } from './session.ts';

/** Limits for clients that are not authorized yet. */
export interface RtmpLimits extends AdmissionLimits {
  /** From connecting to publishing. */
  readonly publishWithinMs: number;
  /** Silence after which a publisher counts as dead. */
  readonly idleMs: number;
}

/** A venue has two encoders; a port scanner has time. */
export const DEFAULT_RTMP_LIMITS: RtmpLimits = {
  maxConnections: 256,
  maxConnectionsPerAddress: 16,
  publishWithinMs: 10_000,
  idleMs: 30_000,
};

export interface RtmpServerOptions {
  readonly authorize: Authorize;
  readonly nowMs: () => number;
  readonly limits: RtmpLimits;
  /** Called with the reason when we end a connection; for logs. */
  readonly onRefused: (address: string, error: unknown) => void;
}

/**
 * After a suspension of the process, timers fire before the bytes that arrived in the meantime are read. A client that
 * sends within this time is not disconnected.
 */
const RECHECK_MS = 1_000;
/**
 * A peer that does not hang up in return is cut off, even while it keeps sending, so that it notices that nothing is
 * received.
 */
const GOODBYE_MS = 1_000;

function serve(socket: Socket, visit: AdmittedConnection, address: string, options: RtmpServerOptions): void {
  let deadline = setTimeout(() => {
    deadline = setTimeout(() => socket.destroy(), RECHECK_MS);
  }, options.limits.publishWithinMs);
  let isSuspect = false;
  const session = new RtmpSession(
    {
      address,
      nowMs: options.nowMs,
      send: bytes => void (socket.writable && socket.write(bytes)),
      pause: () => void socket.pause(),
      resume: () => void socket.resume(),
      close: () => {
        socket.end();
        clearTimeout(deadline);
        deadline = setTimeout(() => socket.destroy(), GOODBYE_MS);
      },
      published: () => {
        clearTimeout(deadline);
        visit.trust();
        socket.setTimeout(options.limits.idleMs);
      },
    },
    options.authorize,
  );
  socket.setNoDelay(true);
  socket.on('data', data => {
    if (isSuspect) socket.setTimeout(options.limits.idleMs);
    isSuspect = false;
    try {
      session.receive(data);
    } catch (error) {
      options.onRefused(address, error);
      socket.destroy();
    }
  });
  socket.on('timeout', () => {
    if (isSuspect) socket.destroy();
    else socket.setTimeout(RECHECK_MS);
    isSuspect = true;
  });
  // why: `close` always follows and reports a broken connection.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(deadline);
    session.end('lost');
  });
}

/** The RTMP listener for encoders. */
export interface RtmpServer {
  readonly server: Server;
  /** Ends every connection, including unauthenticated ones. */
  cut(): void;
}

/** Listens for encoders. Closing its server stops new ones; connected ones continue until `cut`. */
export function createRtmpServer(options: RtmpServerOptions): RtmpServer {
  const admission = new Admission(options.limits);
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    const address = socket.remoteAddress ?? 'unknown';
    const visit = admission.enter(address, () => socket.destroy());
    if (visit === null) {
      options.onRefused(address, new Error('too many connections'));
      socket.destroy();
      return;
    }
    sockets.add(socket);
    socket.on('close', () => {
      sockets.delete(socket);
      visit.leave();
    });
    serve(socket, visit, address, options);
  });
  return {
    server,
    cut: () => {
      for (const socket of sockets) socket.destroySoon();
    },
  };
}
