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

/**
 * Which player shows the video: our own (`hls`), or the platform's in a frame (`embed`), which also needs a script
 * address.
 */
export const videoKind = z.enum(['hls', 'embed']);

/** Everything the staff console shows about a slot. */
export const liveConsole = z.object({
  /** `pending` without a slot. */
  state: z.enum(SLOT_STATES),
  provider: z.nullable(z.enum(PROVIDER_KEYS)),
  /** The enabled platforms on which a slot can be created. */
  providers: z.array(z.enum(PROVIDER_KEYS)),
  /** The commands allowed now, by state and permission. */
  commands: z.array(z.enum(LIVE_COMMANDS)),
  startsAt: instantMs,
  /** When the stream was published to the guests. */
  publishedAt: z.nullable(instantMs),
  /** Staff announced to the guests that the stream starts late (docs/product/live.md#delay). */
  isDelayed: z.boolean(),
  /** When the intermission started; null outside of one. */
  intermissionAt: z.nullable(instantMs),
  /** Why the stream was stopped; empty if it was not. */
  stopReason: z.string(),
  /** The server's clock, so that "42 seconds ago" does not depend on the clock of the console's machine. */
  now: instantMs,
  /** False if the provider does not answer: the fields below then hold the last stored values, or nothing. */
  isReachable: z.boolean(),
  ingest: z.array(
    z.object({
      kind: z.enum(['main', 'spare']),
      url: z.string(),
      /** The full key for callers who may write weddingVideo, masked for those who may only read. */
      key: z.string(),
      isConnected: z.boolean(),
      isActive: z.boolean(),
      /** Where a browser sends its camera with the same key (WebSocket); empty if the provider does not support it. */
      browserUrl: z.string(),
      /** Tracks a connected encoder does not send. */
      missing: z.array(z.enum(['video', 'audio'])),
      /** The latest encoder rejected on this line, while still relevant; `codec` is what it sent instead. */
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
      /** Since when sound is missing (no track, or digital silence); null while it is present. */
      silentSince: z.nullable(instantMs),
      /** Drift of the encoder's clock from ours since the session began, in ms (positive: the encoder is slow). */
      clockDriftMs: z.nullable(z.number()),
    }),
  ),
  /**
   * Disk space for recordings: bytes free, and the hours of this stream they hold; null if the provider stores them.
   */
  disk: z.nullable(z.object({ freeBytes: z.number(), hours: z.number() })),
  /** Whether frames are arriving. */
  frames: z.enum(['none', 'flowing', 'lost']),
  framesLostAt: z.nullable(instantMs),
  /** Guests who are playing the stream, and guests with the page open. */
  viewers: z.number(),
  present: z.number(),
  /** What the guests' players reported in the last 30 seconds. Delays are relative to the moment in the hall. */
  audience: z.object({
    playing: z.number(),
    waiting: z.number(),
    paused: z.number(),
    failed: z.number(),
    /** Players with audio only, among those playing. */
    audioOnly: z.number(),
    delayMs: z.nullable(z.object({ p50: z.number(), p95: z.number() })),
  }),
  /** Private preview for staff only, never counted. */
  preview: z.nullable(z.object({ url: z.string(), embedKey: z.string(), kind: videoKind, scriptUrl: z.string() })),
  recording: z.object({
    durationMs: z.number(),
    isPlayable: z.boolean(),
    filePercent: z.number(),
    /** Incoming data cannot be written, usually because the disk is full. */
    isInterrupted: z.boolean(),
  }),
  /** The latest log lines; `detail` gives the reason, if one was entered. */
  log: z.array(z.object({ at: instantMs, kind: z.string(), actorName: z.string(), detail: z.string() })),
});
export type LiveConsole = z.infer<typeof liveConsole>;

/** What a guest plays from, and how long it is valid. */
const playbackKey = z.object({
  videoUrl: z.string(),
  /** The part of the address that expires; empty if the platform does not sign addresses. */
  embedKey: z.string(),
  videoKind,
  /** Empty for `hls`. */
  playerScriptUrl: z.string(),
  expiresAt: instantMs,
});

const wrongState = { live_wrong_state: 409, live_unreachable: 503 } as const;

const COMMANDS = {
  open: 'Starts to wait for the encoder.',
  publish: 'Shows the stream to the guests.',
  intermission: 'Starts an intermission: guests see 「休憩中」, and nothing is recorded.',
  resume: 'Ends the intermission; the recording continues.',
  close: 'Ends the stream; its recording is available within seconds.',
} as const;

const command = <const Verb extends keyof typeof COMMANDS>(verb: Verb) =>
  endpoint({
    name: `live.${verb}`,
    method: 'POST',
    path: `/weddings/:weddingId/live/${verb}`,
    summary: COMMANDS[verb],
    access: 'facility:write:weddingVideo',
    audit: 'live_slot',
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
    summary: 'Returns the slot of a wedding: state, ingest (masked without write weddingVideo), health, preview, log.',
    access: 'facility:read:weddingVideo',
    params: z.object(weddingPath),
    output: liveConsole,
  }),
  create: endpoint({
    name: 'live.create',
    method: 'POST',
    path: '/weddings/:weddingId/live/create/:param',
    summary: 'Creates the slot at a provider (`param` is its key).',
    access: 'facility:write:weddingVideo',
    audit: 'live_slot',
    params: z.object({ ...weddingPath, param: z.string() }),
    output: liveConsole,
    errors: { ...wrongState, live_provider_unknown: 404 },
  }),
  sync: endpoint({
    name: 'live.sync',
    method: 'PATCH',
    path: '/weddings/:weddingId/live/sync',
    summary: 'Reads the state of the slot from its provider; changes nothing there.',
    access: 'facility:write:weddingVideo',
    audit: { none: 'changes nothing at the provider' },
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
      'Stops playback at once, at our own gate and independent of the provider; the reason goes into the log and the mail.',
    access: 'facility:write:weddingVideo',
    audit: 'live_slot',
    params: z.object(weddingPath),
    body: z.object({ reason: requiredText(200) }),
    output: liveConsole,
    errors: wrongState,
  }),
  delay: endpoint({
    name: 'live.delay',
    method: 'PATCH',
    path: '/weddings/:weddingId/live/delay',
    summary: 'Announces to the guests that the ceremony starts later, or withdraws that; only before it is published.',
    access: 'facility:write:weddingVideo',
    audit: 'live_slot',
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
      'Deletes the reactions so far and, before publishing, what was recorded; refused once there is a recording.',
    access: 'facility:write:weddingVideo',
    audit: 'live_slot',
    params: z.object(weddingPath),
    output: liveConsole,
    errors: { ...wrongState, live_rehearsal_running: 409 },
  }),
  log: endpoint({
    name: 'live.log',
    method: 'GET',
    path: '/weddings/:weddingId/live/log',
    summary: 'Exports every line of the log as CSV: time, event, user, reason.',
    access: 'facility:read:weddingVideo',
    audit: 'live_slot',
    params: z.object(weddingPath),
    output: { raw: 'text/csv' },
  }),
  close: command('close'),
  embedKey: endpoint({
    name: 'live.embedKey',
    method: 'GET',
    path: '/attendance/:wedding/embedKey',
    summary:
      'Returns a new playback key, signed for this guest and valid for five minutes, on at most three devices at once.',
    access: ['guest', 'facility:read:wedding', 'wedding:read:info'],
    params: z.object(keyPath),
    output: playbackKey,
    errors: { live_nothing_to_play: 404, live_too_many_devices: 409 },
  }),
};

/** What a guest's page receives when the state changes. */
export const liveStateForGuests = z.object({
  liveState: z.enum(PLAYER_STATES),
  phase: z.enum(['waiting', 'live', 'slate', 'intermission', 'archiving', 'archive', 'preparing', 'ended']),
  isDelayed: z.boolean(),
});
export type LiveStateForGuests = z.infer<typeof liveStateForGuests>;

/** Sent to every guest and manager of the wedding. */
export const liveChanged = event({ name: 'live.changed', room: 'wedding', payload: liveStateForGuests });

/** Sent to the wedding's managers: the console has something new to show. */
export const liveReported = event({ name: 'live.reported', room: 'wedding-managers', payload: empty });

/** A guest's player reports its status: on every change, and every ten seconds. */
export const liveWatched = action({
  name: 'live.watched',
  kind: 'message',
  access: 'guest',
  input: z.object({
    playback: z.enum(['playing', 'waiting', 'paused', 'failed']),
    /** Delay behind the moment in the hall, in ms; omitted when unknown. */
    delayMs: z.optional(z.number().check(z.nonnegative())),
    isAudioOnly: z.boolean(),
  }),
  output: empty,
});
