import type { Readable } from 'node:stream';
import type { RecordedPart } from '@kotohogi/domain/live/archive-time';
import type { EncoderRefusal, ProviderKey } from '@kotohogi/domain/live/types';

/** Secrets of a slot's two ingests; we make both, and a provider that makes its own returns those instead. */
export interface SlotKeys {
  readonly main: string;
  readonly spare: string;
}

/** Where an encoder pushes to. */
export interface Ingest {
  readonly kind: 'main' | 'spare';
  readonly url: string;
  readonly key: string;
}

/** Measurements of the incoming stream. Null = not known (yet). */
export interface StreamHealth {
  readonly videoKbps: number;
  readonly frameRate: number;
  readonly keyFrameDistanceMs: number | null;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly hasAudio: boolean;
  /** Since when sound is missing; null while it is present. */
  readonly silentSinceMs: number | null;
  /** How far the encoder's clock has drifted from ours (+ = it is slow). */
  readonly clockDriftMs: number | null;
  readonly activeSource: Ingest['kind'] | null;
  readonly connectedSources: readonly Ingest['kind'][];
}

/** A problem on the line of one encoder. */
export interface LineReport {
  /** What a connected encoder does not send. */
  readonly missing: readonly ('video' | 'audio')[];
  /** The latest refused encoder, while that is of interest; `codec` is empty unless a codec is the reason. */
  readonly refusal: { readonly code: EncoderRefusal; readonly codec: string; readonly atMs: number } | null;
}

/** The recording so far. */
export interface RecordingState {
  readonly isPlayable: boolean;
  readonly hasFailed: boolean;
  /** The frames that arrive now cannot be written. */
  readonly isInterrupted: boolean;
  readonly parts: readonly RecordedPart[];
  readonly durationMs: number;
  readonly sizeBytes: number;
  /** The file to download: percent done, 100 = ready. */
  readonly filePercent: number;
}

/** A slot as its provider sees it: `frames` is the current state, not history. */
export interface SlotReport {
  readonly ref: string;
  readonly frames: 'none' | 'flowing' | 'lost';
  readonly lostSinceMs: number | null;
  readonly isClosed: boolean;
  /** Free space for the recording at the provider; null = the provider manages it. */
  readonly diskFreeBytes: number | null;
  readonly viewers: number;
  readonly health: StreamHealth;
  /** Omitted by providers that do not report it. */
  readonly lines?: Readonly<Record<Ingest['kind'], LineReport>>;
  /** The report is about an encoder that was just refused on this line. */
  readonly refusedLine?: Ingest['kind'];
  readonly recording: RecordingState;
}

/** The viewer and the expiry, from which the provider makes a playback URL for that viewer only. */
export interface Viewer {
  readonly subject: string;
  readonly kind: 'viewer' | 'staff';
  readonly expiresAtMs: number;
}

/** A playback URL for our own player. `embedKey` is its part that expires and is renewed. */
export interface StreamPlayback {
  readonly kind: 'hls';
  readonly url: string;
  readonly embedKey: string;
}

/**
 * The URL of a page with the platform's own player, for an iframe, and of the script that controls that player.
 * `embedKey` is empty if the platform signs nothing: then only our gate decides who gets the URL, and for how long.
 */
export interface EmbedPlayback {
  readonly kind: 'embed';
  readonly url: string;
  readonly embedKey: string;
  readonly scriptUrl: string;
}

/** A playback URL, and which player plays it. */
export type Playback = StreamPlayback | EmbedPlayback;

/** A film that replaces what could not be streamed. */
export interface LinkedVideo {
  /** Names it at the provider; the same film sent twice exists once. */
  readonly videoId: string;
  readonly sizeBytes: number;
  /** Its bytes from the beginning; may be read more than once. */
  readonly read: () => Promise<Readable>;
}

/** A film the provider cannot make a recording of. */
export class UnusableVideo extends Error {
  override readonly name = 'UnusableVideo';
}

/** The capabilities of a provider; the console offers nothing else. */
export interface ProviderCapabilities {
  /** A second encoder may be connected as a standby. */
  readonly hasSpareIngest: boolean;
  /** A browser's camera may push. */
  readonly hasBrowserIngest: boolean;
  /** Loudness, drift and key frame distance are measured. */
  readonly measuresHealth: boolean;
  /** An intermission is cut from the recording. */
  readonly cutsIntermissions: boolean;
  /** The URLs of a single viewer can be revoked before they expire. */
  readonly endsSingleViewers: boolean;
}

/** A provider does not respond, or its response makes no sense: the slot's state is unknown, not wrong. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/**
 * Live streaming and its recording, with any provider. Every call is idempotent by slot and never throws for “already done”;
 * throws ProviderUnreachable if the provider cannot be reached.
 */
export interface VideoProvider {
  readonly key: ProviderKey;
  readonly capabilities: ProviderCapabilities;
  /** Creates the slot, or finds the existing one. */
  create(ref: string, keys: SlotKeys): Promise<readonly Ingest[]>;
  /** Reads the state; changes nothing. */
  sync(ref: string): Promise<SlotReport>;
  /** Expects an encoder from now on. */
  open(ref: string): Promise<SlotReport>;
  /** Lets guests play from now on. */
  publish(ref: string): Promise<SlotReport>;
  /** Stops guests' playback and the recording until the stream resumes. */
  pause(ref: string): Promise<SlotReport>;
  /** Ends an intermission. */
  resume(ref: string): Promise<SlotReport>;
  /** Ends playback at once and disconnects encoders; keeps what was recorded. */
  emergencyStop(ref: string): Promise<SlotReport>;
  /** Adds a film to what was recorded (usually nothing) and makes that the recording. Throws UnusableVideo. */
  linkVideo(ref: string, video: LinkedVideo): Promise<SlotReport>;
  /** Deletes what was recorded before publishing; false while an encoder is still sending. */
  deleteRehearsal(ref: string): Promise<boolean>;
  /** Ends the stream and finishes the recording. */
  close(ref: string): Promise<SlotReport>;
  /**
   * Deletes a slot with everything that was sent to it, recorded of it or linked to it, and disconnects its encoder. What does not exist
   * counts as deleted. Settles when nothing is left; a call that fails may have deleted some of it and must be repeated.
   */
  delete(ref: string): Promise<void>;
  /** A playback URL, made locally without a request. */
  playback(ref: string, viewer: Viewer): Playback;
  /**
   * Revokes the URLs of one viewer that expire by `untilMs`: playlists, parts and recording are refused at once. A URL given later
   * works. Where the platform cannot do this (`endsSingleViewers`), nothing happens and they expire on their own.
   */
  endViewer(ref: string, viewer: { readonly subject: string; readonly untilMs: number }): Promise<void>;
  /** The finished file. Throws if it does not exist yet. */
  readFile(ref: string): Promise<Readable>;
  /** Reports every change from now on, and every slot once at the beginning and after each outage. Returns a function that stops. */
  watch(onReport: (report: SlotReport) => void): () => void;
}
