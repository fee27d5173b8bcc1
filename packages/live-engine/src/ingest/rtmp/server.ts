import { createServer, type Server, type Socket } from 'node:net';
import { type DoorLimits, Doorman, type Visit } from '../doorman.ts';
import { type Authorize, RtmpSession } from './session.ts';

/** Bounds on what strangers may take. */
export interface RtmpLimits extends DoorLimits {
  /** From connecting to publishing. */
  readonly publishWithinMs: number;
  /** Silence after which a publisher is taken for dead. */
  readonly idleMs: number;
}

/** A venue has two encoders; a scanner has patience. */
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
  /** Told why a connection was ended by us; for logs. */
  readonly onRefused: (address: string, error: unknown) => void;
}

/** After a stop of the process timers are due before the bytes that have come meanwhile are read: nobody is ended who speaks within this. */
const SECOND_LOOK_MS = 1_000;
/** A peer that does not hang up in return is cut off, even while it goes on sending: it must learn that nobody listens. */
const GOODBYE_MS = 1_000;

function serve(socket: Socket, visit: Visit, address: string, options: RtmpServerOptions): void {
  let deadline = setTimeout(() => {
    deadline = setTimeout(() => socket.destroy(), SECOND_LOOK_MS);
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
    else socket.setTimeout(SECOND_LOOK_MS);
    isSuspect = true;
  });
  // why: a broken connection is reported by `close`, which always follows.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(deadline);
    session.end('lost');
  });
}

/** The door for encoders. */
export interface RtmpServer {
  readonly server: Server;
  /** Ends every connection, those included whose owner has not said who he is. */
  cut(): void;
}

/** Listens for encoders. Close its server to stop taking new ones; those connected go on until they are cut. */
export function createRtmpServer(options: RtmpServerOptions): RtmpServer {
  const doorman = new Doorman(options.limits);
  const sockets = new Set<Socket>();
  const server = createServer(socket => {
    const address = socket.remoteAddress ?? 'unknown';
    const visit = doorman.enter(address, () => socket.destroy());
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
