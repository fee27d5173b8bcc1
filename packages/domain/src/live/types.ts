/** Every live state, spelt as product text §4 spells it (decision 127). */
export const LIVE_STATES = [
  'unknown',
  'pending',
  'preparing',
  'ready',
  'starting',
  'unpulished',
  'streaming',
  'live',
  'end',
  'closed',
  'archived',
  'viewingArchive',
  'waitingForStream',
  'waitingForUpload',
  'uploading',
  'delayed',
  'streaming_error',
  'archive_error',
] as const;
export type LiveState = (typeof LIVE_STATES)[number];

/** What a guest's player is sent: the live states, and its own word for a stream that was stopped in an emergency. */
export const PLAYER_STATES = [...LIVE_STATES, 'emergency-stopped'] as const;
export type PlayerState = (typeof PLAYER_STATES)[number];

/** The states a slot is really in. The others are words for viewers or of providers (decisions 29, 56, 58). */
export const SLOT_STATES = [
  'pending',
  'preparing',
  'ready',
  'starting',
  'unpulished',
  'streaming',
  'waitingForStream',
  'streaming_error',
  'closed',
  'archived',
  'archive_error',
  'waitingForUpload',
  'uploading',
  'end',
] as const satisfies readonly LiveState[];
export type SlotState = (typeof SLOT_STATES)[number];

/** What staff do with a slot (product text §4, decision 99). */
export const LIVE_COMMANDS = [
  'create',
  'open',
  'publish',
  'intermission',
  'resume',
  'close',
  'emergencyStop',
  'linkVideo',
] as const;
export type LiveCommand = (typeof LIVE_COMMANDS)[number];

/** Where a slot stands: its state, and whether staff have called an intermission, which is no state of its own. */
export interface SlotStanding {
  readonly state: SlotState;
  readonly isIntermission: boolean;
}

/** What happens to a slot by itself: told by the provider, or by the clock. */
export type LiveReport =
  | 'prepared'
  | 'frames'
  | 'lost'
  | 'lostTooLong'
  | 'archived'
  | 'archiveFailed'
  | 'uploaded'
  | 'windowOver';

/** Why an encoder was refused. */
export const ENCODER_REFUSALS = ['unknown-key', 'key-in-use', 'live-ended', 'video-codec', 'audio-codec'] as const;
export type EncoderRefusal = (typeof ENCODER_REFUSALS)[number];

/** Key of a provider (decision 3). */
export const PROVIDER_KEYS = ['channel', 'vimeo', 'cloudflare'] as const;
export type ProviderKey = (typeof PROVIDER_KEYS)[number];

/** Reads a stored state; a slot is never in a state the code does not know. */
export function slotState(text: string): SlotState {
  const found = SLOT_STATES.find(known => known === text);
  if (found === undefined) throw new RangeError(`not a state of a live slot: ${text}`);
  return found;
}
