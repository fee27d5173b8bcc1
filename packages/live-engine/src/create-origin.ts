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
import { DEFAULT_VIEWER_LIMITS, type ViewerLimits } from './origin/rate-limiter.ts';
import { DEFAULT_TARGETS, type PackagerTargets } from './packager/packager.ts';
import type { SlotEvent, SlotView } from './slot/slot-view.ts';
import { Slots } from './slot/slots.ts';

/** An address to listen on; port 0 takes any free one. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

export interface OriginOptions {
  /** Everything that must survive a restart is stored here. */
  readonly dataDir: string;
  /** For encoders. */
  readonly rtmp: ListenAddress;
  /**
   * For players, usually behind a reverse proxy or a CDN; browsers that send their camera connect here too, by
   * WebSocket at `/ingest`.
   */
  readonly playback: ListenAddress;
  /** For the application; keep it on loopback. */
  readonly control: ListenAddress;
  /** Signs playback tokens; shared with the application that issues them. */
  readonly tokenSecret: string;
  /** Bearer token of the control interface. */
  readonly controlSecret: string;
  /** The origins of pages that may play and send. */
  readonly allowedOrigins: AllowedOrigins;
  /**
   * Proxies whose information about the client address is trusted: addresses and networks; default: those on this
   * machine.
   */
  readonly trustedProxies?: readonly string[];
  readonly nowMs?: () => number;
  readonly targets?: PackagerTargets;
  /** Makes a smaller quality of each stream; if omitted, there is only one quality. */
  readonly ladder?: LadderOptions | undefined;
  readonly limits?: Partial<RtmpLimits>;
  readonly viewerLimits?: Partial<ViewerLimits>;
  readonly packetLimits?: Partial<PacketLimits>;
  /** Called for every event, in addition to the event stream. */
  readonly onEvent?: (event: SlotEvent) => void;
  /** Called with summaries of refused connections, once a minute, and with damaged files. */
  readonly onTrouble?: (what: string, error: unknown) => void;
}

export interface Origin {
  /** The actual ports. */
  readonly ports: { readonly rtmp: number; readonly playback: number; readonly control: number };
  /** True while the process that runs this one holds its connection. */
  readonly isHeld: () => boolean;
  /** The current state of every slot. */
  readonly views: () => readonly SlotView[];
  /**
   * Disconnects everyone and writes everything to disk; a later origin on the same directory continues where this one
   * stopped.
   */
  close(): Promise<void>;
}

/** How often slots check the clock: the resolution of "lost" and of expired waits. */
const TICK_MS = 100;
/**
 * A tick this late means that the process was suspended; pending input is then read before any client counts as silent.
 */
const STOPPED_MS = 500;

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

/** Starts the ticks; the tick after a suspension of the process is skipped, so that pending input is read first. */
function startClock(tick: () => void): NodeJS.Timeout {
  let checkedAtMs = performance.now();
  return setInterval(() => {
    const wasStopped = performance.now() - checkedAtMs > STOPPED_MS;
    checkedAtMs = performance.now();
    if (!wasStopped) tick();
  }, TICK_MS);
}

/**
 * Starts a live origin: RTMP in, low-latency HLS out, recordings on disk. It needs only its data directory, so after a
 * crash it serves the same streams and accepts the same keys at once.
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
