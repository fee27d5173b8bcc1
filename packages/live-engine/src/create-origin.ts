import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:net';
import { createControlServer } from './control/control-server.ts';
import { EventFeed } from './control/event-feed.ts';
import { Holders } from './control/holders.ts';
import { LOOPBACK } from './ingest/packets/caller.ts';
import { attachPacketIngest, DEFAULT_PACKET_LIMITS, type PacketLimits } from './ingest/packets/server.ts';
import { RefusedConnections } from './ingest/refused-connections.ts';
import { createRtmpServer, DEFAULT_RTMP_LIMITS, type RtmpLimits } from './ingest/rtmp/server.ts';
import type { LadderOptions } from './ladder/rung.ts';
import type { AllowedOrigins } from './origin/cors.ts';
import { createPlaybackServer } from './origin/playback-server.ts';
import { DEFAULT_VIEWER_LIMITS, type ViewerLimits } from './origin/turnstile.ts';
import { DEFAULT_TARGETS, type PackagerTargets } from './packager/packager.ts';
import type { SlotEvent, SlotView } from './slot/slot-view.ts';
import { Slots } from './slot/slots.ts';

/** An address to listen on; port 0 takes any free one. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

export interface OriginOptions {
  /** All that must survive lies here. */
  readonly dataDir: string;
  /** For encoders. */
  readonly rtmp: ListenAddress;
  /** For players, usually behind a reverse proxy or a CDN; browsers that send their camera come here too, by WebSocket at `/ingest`. */
  readonly playback: ListenAddress;
  /** For the application; keep it on loopback. */
  readonly control: ListenAddress;
  /** Signs playback tokens; shared with whoever hands them out. */
  readonly tokenSecret: string;
  /** Bearer token of the control interface. */
  readonly controlSecret: string;
  /** Pages that may play and send, by their origin. */
  readonly allowedOrigins: AllowedOrigins;
  /** Proxies whose word on the caller's address is taken: addresses and networks; left out, those on this machine. */
  readonly trustedProxies?: readonly string[];
  readonly nowMs?: () => number;
  readonly targets?: PackagerTargets;
  /** Makes a smaller quality beside each stream; left out, there is one quality. */
  readonly ladder?: LadderOptions | undefined;
  readonly limits?: Partial<RtmpLimits>;
  readonly viewerLimits?: Partial<ViewerLimits>;
  readonly packetLimits?: Partial<PacketLimits>;
  /** Hears of every event besides the event stream. */
  readonly onEvent?: (event: SlotEvent) => void;
  /** Hears of connections that were refused, summed up once a minute, and of damaged files. */
  readonly onTrouble?: (what: string, error: unknown) => void;
}

export interface Origin {
  /** The ports that were taken. */
  readonly ports: { readonly rtmp: number; readonly playback: number; readonly control: number };
  /** True while the process that runs this one holds its connection. */
  readonly isHeld: () => boolean;
  /** Every slot as it is now. */
  readonly views: () => readonly SlotView[];
  /** Sends everybody away and puts everything on disk; a later origin on the same directory goes on where this one ended. */
  close(): Promise<void>;
}

/** How often slots look at the clock: the grain of "lost" and of waits that have lasted too long. */
const TICK_MS = 100;
/** A look at the clock that comes so late finds a process that was stopped: what has come meanwhile is read before anybody is taken for silent. */
const STOPPED_MS = 1_000;

async function listen(server: Server, address: ListenAddress): Promise<number> {
  server.listen(address.port, address.host);
  await once(server, 'listening');
  const bound = server.address();
  return typeof bound === 'object' && bound !== null ? bound.port : address.port;
}

function stop(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve());
    if ('closeAllConnections' in server && typeof server.closeAllConnections === 'function')
      server.closeAllConnections();
  });
}

/** Ticks; the tick after a stop of the process is skipped, so that what came in the meantime is read first. */
function startClock(tick: () => void): NodeJS.Timeout {
  let lookedAtMs = performance.now();
  return setInterval(() => {
    const wasStopped = performance.now() - lookedAtMs > STOPPED_MS;
    lookedAtMs = performance.now();
    if (!wasStopped) tick();
  }, TICK_MS);
}

/**
 * Starts a live origin: RTMP in, low-latency HLS out, recordings on disk. It needs nothing but its data directory, so that after a
 * crash it serves the same streams and takes the same keys at once.
 */
export async function createOrigin(options: OriginOptions): Promise<Origin> {
  const nowMs = options.nowMs ?? Date.now;
  const onTrouble = options.onTrouble ?? (() => undefined);
  const refused = new RefusedConnections();
  const onRefused = (address: string, error: unknown) => refused.add(address, error, nowMs());
  const sumUp = (isEnd = false) => {
    const summary = refused.summary(nowMs(), isEnd);
    if (summary !== null) onTrouble('ingest', new Error(summary));
  };
  const feed = new EventFeed(randomBytes(4).toString('hex'));
  const slots = await Slots.load({
    dataDir: options.dataDir,
    nowMs,
    targets: options.targets ?? DEFAULT_TARGETS,
    ladder: options.ladder ?? null,
    viewerLimits: { ...DEFAULT_VIEWER_LIMITS, ...options.viewerLimits },
    onEvent: event => {
      feed.send(event);
      options.onEvent?.(event);
    },
    onRefused,
    onBroken: (name, error) => onTrouble(`slot ${name}`, error),
  });
  const limits = { ...DEFAULT_RTMP_LIMITS, ...options.limits };
  const rtmp = createRtmpServer({
    authorize: slots.authorize,
    nowMs,
    limits,
    onRefused,
  });
  const findSlot = (ref: string) => slots.get(ref);
  const playback = createPlaybackServer({
    tokenSecret: options.tokenSecret,
    allowedOrigins: options.allowedOrigins,
    nowMs,
    findSlot,
  });
  const packets = attachPacketIngest(playback, {
    authorize: slots.authorize,
    allowedOrigins: options.allowedOrigins,
    trustedProxies: options.trustedProxies ?? LOOPBACK,
    nowMs,
    limits: { ...DEFAULT_PACKET_LIMITS, ...options.packetLimits },
    onRefused,
  });
  const holders = new Holders();
  const control = createControlServer({ secret: options.controlSecret, slots, feed, holders, nowMs });
  const ports = {
    playback: await listen(playback, options.playback),
    control: await listen(control, options.control),
    rtmp: await listen(rtmp.server, options.rtmp),
  };
  const clock = startClock(() => {
    slots.tick();
    sumUp();
  });
  return {
    ports,
    isHeld: () => holders.isHeld,
    views: () => slots.all().map(slot => slot.view()),
    close: async () => {
      clearInterval(clock);
      sumUp(true);
      feed.close();
      rtmp.server.close();
      packets.close();
      await slots.suspend();
      rtmp.cut();
      await Promise.all([stop(rtmp.server), stop(playback), stop(control)]);
    },
  };
}
