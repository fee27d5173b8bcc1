import type { LinkedVideo, Playback, VideoProvider, Viewer } from '@kotohogi/ports/video-provider';

/** What we store about a slot at the provider, so that it survives the loss of our own disk. */
export interface SlotNote {
  /** Since when an encoder is expected. */
  readonly openedAtMs: number | null;
  readonly publishedAtMs: number | null;
  readonly closedAtMs: number | null;
  /** Ended by an emergency stop: the recording is kept but not shown. */
  readonly isStopped: boolean;
  /** The film that replaced the recording: our name for it, and the provider's. */
  readonly film: { readonly videoId: string; readonly clipId: string } | null;
}

/** A film at the provider, recorded or uploaded. */
export interface HostedClip {
  readonly id: string;
  readonly startedAtMs: number;
  readonly durationMs: number;
  readonly sizeBytes: number;
  readonly state: 'uploading' | 'running' | 'processing' | 'ready' | 'failed';
}

/** The current state of a slot at the provider. */
export interface HostedSlot {
  readonly id: string;
  readonly note: SlotNote;
  readonly ingest: { readonly url: string; readonly key: string };
  readonly isFlowing: boolean;
  /** Recorded by the stream, oldest first. */
  readonly clips: readonly HostedClip[];
  readonly viewers: number;
  /** What a playback URL needs in addition to the ids; empty if nothing. */
  readonly secret: string;
}

/** What this machine remembers about a slot, so that a playback URL can be made without a request. */
export interface SlotFacts {
  readonly id: string;
  readonly secret: string;
  /** The film to play once the stream has ended. */
  readonly clipId: string | null;
  /** Where an interrupted upload resumes. */
  readonly uploadLink: string | null;
  /** The slot cannot change by itself: no encoder is expected yet, or it is complete, or nothing more will arrive. */
  readonly isQuiet: boolean;
}

/** A started upload: the film's id, and where its bytes go (tus 1.0). */
export interface Upload {
  readonly clipId: string;
  readonly link: string;
}

/** The finished file of a clip; percent 100 = ready to download. */
export interface HostedFile {
  readonly percent: number;
  readonly url: string;
}

/**
 * The part of a provider's API that the port needs. Any call may throw; only `accept`, `end`, `deleteClip` and `remove`
 * must be idempotent.
 */
export interface HostedService {
  readonly key: VideoProvider['key'];
  /** Finds a slot by our name for it. */
  find(ref: string): Promise<HostedSlot | undefined>;
  /** Reads a slot; undefined if the provider has none with this id. */
  read(id: string): Promise<HostedSlot | undefined>;
  make(ref: string, note: SlotNote): Promise<HostedSlot>;
  writeNote(ref: string, slot: HostedSlot, note: SlotNote): Promise<void>;
  /** Admits an encoder. */
  accept(slot: HostedSlot): Promise<void>;
  /** Disconnects encoders for good. */
  end(slot: HostedSlot): Promise<void>;
  /** Hides what was recorded. */
  hide(slot: HostedSlot): Promise<void>;
  /** Deletes a film; one that no longer exists counts as deleted. */
  deleteClip(clipId: string): Promise<void>;
  /** Deletes the slot itself, not its films. */
  remove(slot: HostedSlot): Promise<void>;
  readClip(clipId: string): Promise<HostedClip | undefined>;
  /** The film itself, if our name for it is the provider's own id: a browser uploaded it there. */
  hostedIdOf(videoId: string): string | undefined;
  beginUpload(ref: string, video: LinkedVideo): Promise<Upload>;
  /** Requests the file, if the provider needs that. */
  orderFile(clipId: string): Promise<void>;
  readFile(clipId: string): Promise<HostedFile | undefined>;
  /** A playback URL; makes no request. */
  address(facts: SlotFacts, viewer: Viewer): Playback;
}
