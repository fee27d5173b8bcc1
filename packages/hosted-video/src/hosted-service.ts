import type { LinkedVideo, Playback, VideoProvider, Viewer } from '@kotohogi/ports/video-provider';

/** What we write down at the provider about a slot, so that losing our own disk loses nothing. */
export interface SlotNote {
  /** Since when an encoder is expected. */
  readonly openedAtMs: number | null;
  readonly publishedAtMs: number | null;
  readonly closedAtMs: number | null;
  /** The end was an emergency stop: what was recorded is kept, and shown to nobody. */
  readonly isStopped: boolean;
  /** The film that took the recording's place: our name of it, and the provider's. */
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

/** A slot as the provider shows it at this moment. */
export interface HostedSlot {
  readonly id: string;
  readonly note: SlotNote;
  readonly ingest: { readonly url: string; readonly key: string };
  readonly isFlowing: boolean;
  /** Recorded by the stream, oldest first. */
  readonly clips: readonly HostedClip[];
  readonly viewers: number;
  /** What an address to play from needs beside the ids; empty where nothing. */
  readonly secret: string;
}

/** What is remembered of a slot on this machine, so that an address can be made without asking. */
export interface SlotFacts {
  readonly id: string;
  readonly secret: string;
  /** The film to play once the stream is over. */
  readonly clipId: string | null;
  /** Where an upload that was broken off goes on. */
  readonly uploadLink: string | null;
  /** Nothing happens by itself: no encoder is expected yet, or everything is there, or nothing will come any more. */
  readonly isQuiet: boolean;
}

/** An upload that was begun: the film's id, and where its bytes go (tus 1.0). */
export interface Upload {
  readonly clipId: string;
  readonly link: string;
}

/** The finished file of a clip; percent 100 = it can be fetched. */
export interface HostedFile {
  readonly percent: number;
  readonly url: string;
}

/** One provider's API in the few words the port needs. Every call may throw; none of them needs to be idempotent but `accept`, `end`, `deleteClip` and `remove`. */
export interface HostedService {
  readonly key: VideoProvider['key'];
  /** Looks for a slot by our name of it. */
  find(ref: string): Promise<HostedSlot | undefined>;
  /** Reads a slot; undefined when the provider has none of this id. */
  read(id: string): Promise<HostedSlot | undefined>;
  make(ref: string, note: SlotNote): Promise<HostedSlot>;
  writeNote(ref: string, slot: HostedSlot, note: SlotNote): Promise<void>;
  /** Lets an encoder in. */
  accept(slot: HostedSlot): Promise<void>;
  /** Sends encoders away for good. */
  end(slot: HostedSlot): Promise<void>;
  /** What was recorded is shown to nobody any more. */
  hide(slot: HostedSlot): Promise<void>;
  /** A film that is not there any more is deleted. */
  deleteClip(clipId: string): Promise<void>;
  /** Deletes the slot itself, not its films. */
  remove(slot: HostedSlot): Promise<void>;
  readClip(clipId: string): Promise<HostedClip | undefined>;
  /** The film itself, when our name of it is the provider's own: a browser brought it there. */
  hostedIdOf(videoId: string): string | undefined;
  beginUpload(ref: string, video: LinkedVideo): Promise<Upload>;
  /** Asks for the file to be made, where that is needed. */
  orderFile(clipId: string): Promise<void>;
  readFile(clipId: string): Promise<HostedFile | undefined>;
  /** An address to play from; asks nobody. */
  address(facts: SlotFacts, viewer: Viewer): Playback;
}
