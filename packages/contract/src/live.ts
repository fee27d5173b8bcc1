import {
  ENCODER_REFUSALS,
  LIVE_COMMANDS,
  PLAYER_STATES,
  PROVIDER_KEYS,
  SLOT_STATES,
} from '@kotohogi/domain/live/types';
import * as z from 'zod/mini';
import { empty, endpoint } from './kit/endpoint.ts';
import { action, event } from './kit/socket.ts';
import { instantMs } from './rules/number.ts';
import { keyPath, weddingPath } from './rules/params.ts';
import { requiredText } from './rules/text.ts';

/** Who plays: our own player (`hls`), or the platform's in a frame (`embed`), whose script then has an address too. */
export const videoKind = z.enum(['hls', 'embed']);

/** Everything the staff's console shows of a slot. */
export const liveConsole = z.object({
  /** `pending` while there is none. */
  state: z.enum(SLOT_STATES),
  provider: z.nullable(z.enum(PROVIDER_KEYS)),
  /** The platforms that are switched on: where a slot can be made. */
  providers: z.array(z.enum(PROVIDER_KEYS)),
  /** What may be done now, by state and permission. */
  commands: z.array(z.enum(LIVE_COMMANDS)),
  startsAt: instantMs,
  /** When it was shown to the guests. */
  publishedAt: z.nullable(instantMs),
  /** Staff told the guests that it begins later (decision 29). */
  isDelayed: z.boolean(),
  /** When the intermission was called; null while there is none. */
  intermissionAt: z.nullable(instantMs),
  /** Why it was stopped; empty while it was not. */
  stopReason: z.string(),
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
      /** Where a browser sends its camera to with the same key (WebSocket); empty where the provider takes none. */
      browserUrl: z.string(),
      /** What a connected encoder does not send. */
      missing: z.array(z.enum(['video', 'audio'])),
      /** The newest encoder that was refused on this line, for as long as that is of interest; `codec` is what it sent instead. */
      refusal: z.nullable(z.object({ code: z.enum(ENCODER_REFUSALS), codec: z.string(), at: instantMs })),
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
      /** Since when nothing is heard (no track, or digital silence); null while something is. */
      silentSince: z.nullable(instantMs),
      /** How far the encoder's clock ran away from ours since the session began, ms (+ = the encoder is slow). */
      clockDriftMs: z.nullable(z.number()),
    }),
  ),
  /** Room for recordings: bytes free, and hours of this stream they hold; null = the provider keeps them. */
  disk: z.nullable(z.object({ freeBytes: z.number(), hours: z.number() })),
  /** Whether frames come in at this moment. */
  frames: z.enum(['none', 'flowing', 'lost']),
  framesLostAt: z.nullable(instantMs),
  /** Guests who are playing, and guests with the page open. */
  viewers: z.number(),
  present: z.number(),
  /** What the guests' own players say, of the last half minute. Delays are behind the moment in the hall. */
  audience: z.object({
    playing: z.number(),
    waiting: z.number(),
    paused: z.number(),
    failed: z.number(),
    /** Of those who play: who only listen. */
    audioOnly: z.number(),
    delayMs: z.nullable(z.object({ p50: z.number(), p95: z.number() })),
  }),
  /** Private preview: for staff only, never counted. */
  preview: z.nullable(z.object({ url: z.string(), embedKey: z.string(), kind: videoKind, scriptUrl: z.string() })),
  recording: z.object({
    durationMs: z.number(),
    isPlayable: z.boolean(),
    filePercent: z.number(),
    /** What arrives at this moment cannot be written down, mostly because the disk is full. */
    isInterrupted: z.boolean(),
  }),
  /** The newest lines; `detail` says why, where somebody said so. */
  log: z.array(z.object({ at: instantMs, kind: z.string(), actorName: z.string(), detail: z.string() })),
});
export type LiveConsole = z.infer<typeof liveConsole>;

/** What a guest plays from, and for how long that is good. */
const playbackKey = z.object({
  videoUrl: z.string(),
  /** The part of the address that expires; empty where the platform signs nothing. */
  embedKey: z.string(),
  videoKind,
  /** Empty for `hls`. */
  playerScriptUrl: z.string(),
  expiresAt: instantMs,
});

const wrongState = { live_wrong_state: 409, live_unreachable: 503 } as const;

const COMMANDS = {
  open: 'Waits for the encoder from now on.',
  publish: 'Shows the stream to the guests.',
  intermission: 'Guests see 「休憩中」; nothing is recorded (decision 99).',
  resume: 'Ends the intermission; the recording goes on.',
  close: 'Ends the stream; the recording follows within seconds.',
} as const;

const command = <const Verb extends keyof typeof COMMANDS>(verb: Verb) =>
  endpoint({
    name: `live.${verb}`,
    method: 'POST',
    path: `/weddings/:weddingId/live/${verb}`,
    summary: COMMANDS[verb],
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
  open: command('open'),
  publish: command('publish'),
  intermission: command('intermission'),
  resume: command('resume'),
  emergencyStop: endpoint({
    name: 'live.emergencyStop',
    method: 'POST',
    path: '/weddings/:weddingId/live/emergencyStop',
    summary:
      'Cuts playback at once, at the gate of our own, whatever the provider says; the reason goes into log and mail.',
    access: 'facility:write:weddingVideo',
    params: z.object(weddingPath),
    body: z.object({ reason: requiredText(200) }),
    output: liveConsole,
    errors: wrongState,
  }),
  delay: endpoint({
    name: 'live.delay',
    method: 'PATCH',
    path: '/weddings/:weddingId/live/delay',
    summary: 'Tells the guests that it begins later, or takes it back (decision 29). Only before it is published.',
    access: 'facility:write:weddingVideo',
    params: z.object(weddingPath),
    body: z.object({ isDelayed: z.boolean() }),
    output: liveConsole,
    errors: wrongState,
  }),
  clearRehearsal: endpoint({
    name: 'live.clearRehearsal',
    method: 'DELETE',
    path: '/weddings/:weddingId/reactions',
    summary:
      'Deletes the reactions so far (decision 61), and before publishing also what was recorded. Not once there is a recording.',
    access: 'facility:write:weddingVideo',
    params: z.object(weddingPath),
    output: liveConsole,
    errors: { ...wrongState, live_rehearsal_running: 409 },
  }),
  log: endpoint({
    name: 'live.log',
    method: 'GET',
    path: '/weddings/:weddingId/live/log',
    summary: 'Every line of the log as CSV: time, what happened, who, why.',
    access: 'facility:read:weddingVideo',
    params: z.object(weddingPath),
    output: { raw: 'text/csv' },
  }),
  close: command('close'),
  embedKey: endpoint({
    name: 'live.embedKey',
    method: 'GET',
    path: '/attendance/:wedding/embedKey',
    summary: 'A fresh key to play with: signed for this guest, five minutes, on three devices at once (decision 85).',
    access: ['guest', 'facility:read:wedding', 'wedding:read:info'],
    params: z.object(keyPath),
    output: playbackKey,
    errors: { live_nothing_to_play: 404, live_too_many_devices: 409 },
  }),
};

/** What a guest's page is told when the state changes. */
export const liveStateForGuests = z.object({
  liveState: z.enum(PLAYER_STATES),
  phase: z.enum(['waiting', 'live', 'slate', 'intermission', 'archiving', 'archive', 'preparing', 'ended']),
  isDelayed: z.boolean(),
});
export type LiveStateForGuests = z.infer<typeof liveStateForGuests>;

/** Told to every guest and manager of the wedding. */
export const liveChanged = event({ name: 'live.changed', room: 'wedding', payload: liveStateForGuests });

/** Told to its managers: the console has something new to show. */
export const liveReported = event({ name: 'live.reported', room: 'wedding-managers', payload: empty });

/** A guest's player tells how it fares: when that changes, and every ten seconds. */
export const liveWatched = action({
  name: 'live.watched',
  kind: 'message',
  access: 'guest',
  input: z.object({
    playback: z.enum(['playing', 'waiting', 'paused', 'failed']),
    /** Behind the moment in the hall, ms; left out when unknown. */
    delayMs: z.optional(z.number().check(z.nonnegative())),
    isAudioOnly: z.boolean(),
  }),
  output: empty,
});
