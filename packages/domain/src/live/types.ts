/** Every live state; clients rely on the spelling (docs/product/live.md#states). */
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

/** The states sent to a guest's player: the live states, and its own value for an emergency stop. */
export const PLAYER_STATES = [...LIVE_STATES, 'emergency-stopped'] as const;
export type PlayerState = (typeof PLAYER_STATES)[number];

/**
 * The states a slot can really have. The others are values for viewers or from providers (docs/product/live.md#states).
 */
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

/** What staff can do with a slot (docs/product/live.md#commands). */
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

/** The status of a slot: its state, and whether staff have called an intermission, which is not a separate state. */
export interface SlotStatus {
  readonly state: SlotState;
  readonly isIntermission: boolean;
}

/** What happens to a slot without staff: reported by the provider, or by the clock. */
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

/** Provider keys (docs/product/live.md#hosted-platforms). */
export const PROVIDER_KEYS = ['channel', 'vimeo', 'cloudflare'] as const;
export type ProviderKey = (typeof PROVIDER_KEYS)[number];

/**
 * The provider of a stored slot. A slot without a stream has none yet and counts as `channel`, which every installation
 * has.
 */
export function providerOf(stored: ProviderKey | ''): ProviderKey {
  return stored === '' ? 'channel' : stored;
}
