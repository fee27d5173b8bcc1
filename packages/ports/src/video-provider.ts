import type { Readable } from 'node:stream';
import type { RecordedPart } from '@kotohogi/domain/live/archive-time';
import type { EncoderRefusal, ProviderKey } from '@kotohogi/domain/live/types';

/** Secrets of a slot's two ingests; both are made by us, so that a provider that makes its own simply answers others. */
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

/** Figures of what arrives. Null = not known (yet). */
export interface StreamHealth {
  readonly videoKbps: number;
  readonly frameRate: number;
  readonly keyFrameDistanceMs: number | null;
  readonly widthPx: number | null;
  readonly heightPx: number | null;
  readonly hasAudio: boolean;
  /** Since when nothing is heard; null while something is. */
  readonly silentSinceMs: number | null;
  /** How far the encoder's clock ran away from ours (+ = it is slow). */
  readonly clockDriftMs: number | null;
  readonly activeSource: Ingest['kind'] | null;
  readonly connectedSources: readonly Ingest['kind'][];
}

/** What is wrong on the line of one encoder. */
export interface LineReport {
  /** What a connected encoder does not send. */
  readonly missing: readonly ('video' | 'audio')[];
  /** The newest encoder that was refused, for as long as that is of interest; `codec` is empty where no codec is the reason. */
  readonly refusal: { readonly code: EncoderRefusal; readonly codec: string; readonly atMs: number } | null;
}

/** The recording as far as it is. */
export interface RecordingState {
  readonly isPlayable: boolean;
  readonly hasFailed: boolean;
  /** What arrives at this moment cannot be written down. */
  readonly isInterrupted: boolean;
  readonly parts: readonly RecordedPart[];
  readonly durationMs: number;
  readonly sizeBytes: number;
  /** The file for download: percent done, 100 = there. */
  readonly filePercent: number;
}

/** A slot as its provider sees it: `frames` of the moment, not of history. */
export interface SlotReport {
  readonly ref: string;
  readonly frames: 'none' | 'flowing' | 'lost';
  readonly lostSinceMs: number | null;
  readonly isClosed: boolean;
  /** Room for the recording at the provider; null = its own affair. */
  readonly diskFreeBytes: number | null;
  readonly viewers: number;
  readonly health: StreamHealth;
  /** Left out by providers that do not say. */
  readonly lines?: Readonly<Record<Ingest['kind'], LineReport>>;
  /** An encoder was refused on this line just now: that is what the report is about. */
  readonly refusedLine?: Ingest['kind'];
  readonly recording: RecordingState;
}

/** Who plays, until when: the provider turns it into an address nobody else can use. */
export interface Viewer {
  readonly subject: string;
  readonly kind: 'viewer' | 'staff';
  readonly expiresAtMs: number;
}

/** An address our own player plays from. `embedKey` is the part of it that expires and is renewed. */
export interface StreamPlayback {
  readonly kind: 'hls';
  readonly url: string;
  readonly embedKey: string;
}

/**
 * An address of a page with the platform's own player in it, for a frame, and of the script that speaks with that player.
 * `embedKey` is empty where the platform signs nothing: then our gate alone says who is given the address, and for how long.
 */
export interface EmbedPlayback {
  readonly kind: 'embed';
  readonly url: string;
  readonly embedKey: string;
  readonly scriptUrl: string;
}

/** An address to play from, and who plays it. */
export type Playback = StreamPlayback | EmbedPlayback;

/** A film that takes the place of what could not be streamed. */
export interface LinkedVideo {
  /** Names it at the provider; the same film twice is one. */
  readonly videoId: string;
  readonly sizeBytes: number;
  /** Its bytes from the beginning; may be asked for again. */
  readonly read: () => Promise<Readable>;
}

/** A film the provider cannot make a recording of. */
export class UnusableVideo extends Error {
  override readonly name = 'UnusableVideo';
}

/** What a provider can do; the console offers nothing else. */
export interface ProviderCapabilities {
  /** A second encoder may stand by. */
  readonly hasSpareIngest: boolean;
  /** A browser's camera may push. */
  readonly hasBrowserIngest: boolean;
  /** Level, drift and distance of key frames are measured. */
  readonly measuresHealth: boolean;
  /** An intermission is cut out of the recording. */
  readonly cutsIntermissions: boolean;
  /** The addresses of one viewer can be taken back before they expire. */
  readonly endsSingleViewers: boolean;
}

/** A provider does not answer, or answered what makes no sense: the slot's state is unknown, not wrong. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable';
}

/**
 * Live streaming and its recording, whoever does it. Every call is idempotent by slot and never throws on "already so";
 * a provider that cannot be reached throws ProviderUnreachable.
 */
export interface VideoProvider {
  readonly key: ProviderKey;
  readonly capabilities: ProviderCapabilities;
  /** Makes the slot, or finds it made. */
  create(ref: string, keys: SlotKeys): Promise<readonly Ingest[]>;
  /** Asks; changes nothing. */
  sync(ref: string): Promise<SlotReport>;
  /** An encoder is expected from now on. */
  open(ref: string): Promise<SlotReport>;
  /** Guests may play from now on. */
  publish(ref: string): Promise<SlotReport>;
  /** Guests see nothing and nothing is recorded until it resumes. */
  pause(ref: string): Promise<SlotReport>;
  /** Ends an intermission. */
  resume(ref: string): Promise<SlotReport>;
  /** Playback ends now, encoders are sent away; what was recorded is kept. */
  emergencyStop(ref: string): Promise<SlotReport>;
  /** Adds a film to what was recorded (nothing, mostly) and makes that the recording. Throws UnusableVideo. */
  linkVideo(ref: string, video: LinkedVideo): Promise<SlotReport>;
  /** Deletes what came before publishing; false while an encoder is still sending it. */
  deleteRehearsal(ref: string): Promise<boolean>;
  /** Ends the stream and finishes the recording. */
  close(ref: string): Promise<SlotReport>;
  /**
   * Deletes a slot with everything that was sent to it, recorded of it or linked to it; an encoder is sent away. What is not there (any
   * more) is deleted. It settles when nothing is left; one that breaks off may have deleted some of it, and is to be called again.
   */
  delete(ref: string): Promise<void>;
  /** An address to play from. Local work only: answers at once. */
  playback(ref: string, viewer: Viewer): Playback;
  /**
   * Takes back the addresses of one viewer that expire until `untilMs`: playlists, parts and recording are refused at once. One given later
   * plays. Where the platform cannot (`endsSingleViewers`), nothing happens and they end when they expire.
   */
  endViewer(ref: string, viewer: { readonly subject: string; readonly untilMs: number }): Promise<void>;
  /** The finished file. Throws when it is not there yet. */
  readFile(ref: string): Promise<Readable>;
  /** Reports whatever changes from now on, and every slot once at the beginning and after each break. Answers how to stop. */
  watch(onReport: (report: SlotReport) => void): () => void;
}
