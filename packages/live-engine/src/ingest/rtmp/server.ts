import { createServer, type Server, type Socket } from 'node:net';
import { type DoorLimits, Doorman } from '../doorman.ts';
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

function serve(socket: Socket, address: string, options: RtmpServerOptions): void {
  const deadline = setTimeout(() => socket.destroy(), options.limits.publishWithinMs);
  const session = new RtmpSession(
    {
      address,
      nowMs: options.nowMs,
      send: bytes => void (socket.writable && socket.write(bytes)),
      pause: () => void socket.pause(),
      resume: () => void socket.resume(),
      close: () => {
        socket.end();
        // A peer that does not hang up in return is cut off by the idle timer.
        socket.setTimeout(1_000);
      },
      published: () => {
        clearTimeout(deadline);
        socket.setTimeout(options.limits.idleMs);
      },
    },
    options.authorize,
  );
  socket.setNoDelay(true);
  socket.on('data', data => {
    try {
      session.receive(data);
    } catch (error) {
      options.onRefused(address, error);
      socket.destroy();
    }
  });
  socket.on('timeout', () => socket.destroy());
  // why: a broken connection is reported by `close`, which always follows.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearTimeout(deadline);
    session.end('lost');
  });
}

/** Listens for encoders. Close the returned server to stop taking new ones; those connected go on. */
export function createRtmpServer(options: RtmpServerOptions): Server {
  const doorman = new Doorman(options.limits);
  return createServer(socket => {
    const address = socket.remoteAddress ?? 'unknown';
    if (!doorman.enter(address)) {
      socket.destroy();
      return;
    }
    socket.on('close', () => doorman.leave(address));
    serve(socket, address, options);
  });
}
