import { LIVE_STATES, PROVIDER_KEYS, SLOT_STATES } from '@kotohogi/domain/live/types';
import * as z from 'zod/mini';
import { empty, endpoint } from './kit/endpoint.ts';
import { event } from './kit/socket.ts';
import { instantMs } from './rules/number.ts';
import { keyPath, weddingPath } from './rules/params.ts';

const LIVE_COMMANDS = ['create', 'open', 'publish', 'close', 'emergencyStop', 'linkVideo'] as const;

/** Everything the staff's console shows of a slot. */
export const liveConsole = z.object({
  /** `pending` while there is none. */
  state: z.enum(SLOT_STATES),
  provider: z.nullable(z.enum(PROVIDER_KEYS)),
  /** What may be done now, by state and permission. */
  commands: z.array(z.enum(LIVE_COMMANDS)),
  startsAt: instantMs,
  /** When it was shown to the guests. */
  publishedAt: z.nullable(instantMs),
  /** The server's clock, so that "42 seconds ago" does not depend on the one of the machine at the console. */
  now: instantMs,
  /** False = the provider does not answer: what follows is what was last stored, or nothing. */
  isReachable: z.boolean(),
  ingest: z.array(
    z.object({
      kind: z.enum(['main', 'spare']),
      url: z.string(),
      /** Whole for those who may write weddingVideo, masked for those who may only look. */
      key: z.string(),
      isConnected: z.boolean(),
      isActive: z.boolean(),
    }),
  ),
  health: z.nullable(
    z.object({
      videoKbps: z.number(),
      frameRate: z.number(),
      keyFrameDistanceMs: z.nullable(z.number()),
      widthPx: z.nullable(z.number()),
      heightPx: z.nullable(z.number()),
      hasAudio: z.boolean(),
    }),
  ),
  /** Whether frames come in at this moment. */
  frames: z.enum(['none', 'flowing', 'lost']),
  framesLostAt: z.nullable(instantMs),
  /** Guests who are playing, and guests with the page open. */
  viewers: z.number(),
  present: z.number(),
  /** Private preview: for staff only, never counted. */
  preview: z.nullable(z.object({ url: z.string(), embedKey: z.string() })),
  recording: z.object({ durationMs: z.number(), isPlayable: z.boolean(), filePercent: z.number() }),
  log: z.array(z.object({ at: instantMs, kind: z.string(), actorName: z.string() })),
});
export type LiveConsole = z.infer<typeof liveConsole>;

/** What a guest plays from, and for how long this key is good. */
const playbackKey = z.object({ videoUrl: z.string(), embedKey: z.string(), expiresAt: instantMs });

const wrongState = { live_wrong_state: 409, live_unreachable: 503 } as const;

const command = <const Name extends string, const Path extends string>(name: Name, path: Path, summary: string) =>
  endpoint({
    name,
    method: 'POST',
    path: `/weddings/:weddingId/live/${path}`,
    summary,
    access: 'facility:write:weddingVideo',
    params: z.object(weddingPath),
    output: liveConsole,
    errors: wrongState,
  });

/** The live slot of a wedding. */
export const live = {
  console: endpoint({
    name: 'live.console',
    method: 'GET',
    path: '/weddings/:weddingId/liveChannels',
    summary: 'The slot of a wedding: state, ingest (masked without write weddingVideo), health, preview, log.',
    access: 'facility:read:weddingVideo',
    params: z.object(weddingPath),
    output: liveConsole,
  }),
  create: endpoint({
    name: 'live.create',
    method: 'POST',
    path: '/weddings/:weddingId/live/create/:param',
    summary: 'Makes the slot at a provider (param = its key).',
    access: 'facility:write:weddingVideo',
    params: z.object({ ...weddingPath, param: z.string() }),
    output: liveConsole,
    errors: { ...wrongState, live_provider_unknown: 404 },
  }),
  sync: endpoint({
    name: 'live.sync',
    method: 'PATCH',
    path: '/weddings/:weddingId/live/sync',
    summary: 'Asks the provider how things are; changes nothing there.',
    access: 'facility:write:weddingVideo',
    params: z.object(weddingPath),
    output: liveConsole,
    errors: wrongState,
  }),
  open: command('live.open', 'open', 'Waits for the encoder from now on.'),
  publish: command('live.publish', 'publish', 'Shows the stream to the guests.'),
  close: command('live.close', 'close', 'Ends the stream; the recording follows within seconds.'),
  embedKey: endpoint({
    name: 'live.embedKey',
    method: 'GET',
    path: '/attendance/:wedding/embedKey',
    summary: 'A fresh key to play with: signed for this guest, good for five minutes (decision 85).',
    access: ['guest', 'facility:read:wedding', 'wedding:read:info'],
    params: z.object(keyPath),
    output: playbackKey,
    errors: { live_nothing_to_play: 404 },
  }),
};

/** What a guest's page is told when the state changes. */
export const liveStateForGuests = z.object({
  liveState: z.enum(LIVE_STATES),
  phase: z.enum(['waiting', 'live', 'slate', 'archiving', 'archive', 'preparing', 'ended']),
  isDelayed: z.boolean(),
});
export type LiveStateForGuests = z.infer<typeof liveStateForGuests>;

/** Told to every guest and manager of the wedding. */
export const liveChanged = event({ name: 'live.changed', room: 'wedding', payload: liveStateForGuests });

/** Told to its managers: the console has something new to show. */
export const liveReported = event({ name: 'live.reported', room: 'wedding-managers', payload: empty });
