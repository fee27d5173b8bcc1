import type { Clock } from '../store/clock.ts';
import type { SourceKind } from '../store/state.ts';
import type { SourceFact } from './source-state.ts';

/** A video to play. */
export interface PlayerSource {
  readonly kind: SourceKind;
  readonly url: string;
  /** `file` is a plain media file the browser plays by itself; HLS if left out. */
  readonly format?: 'hls' | 'file' | undefined;
  /** Another revision of the same address is loaded anew (product text §4: on a change to streaming or archived). */
  readonly revision?: string | number | undefined;
}

/** What a source needs to start. */
export interface OpenRequest {
  readonly video: HTMLVideoElement;
  readonly source: PlayerSource;
  /** Where to start, in seconds; null for the source's own choice (the live edge, or the beginning). */
  readonly startAtSec: number | null;
  /** The sound alone is wanted, from this address; null for the picture. */
  readonly audioUrl: string | null;
  /** The smallest picture is wanted. */
  readonly isLow: boolean;
  /** Every request passes through it, so that a renewed token replaces the old one in the address. */
  readonly rewriteUrl: (url: string) => string;
  readonly clock: Clock;
  readonly report: (fact: SourceFact) => void;
}

/** A source tied to a video element. */
export interface OpenedSource {
  /** Programme time (PROGRAM-DATE-TIME) at a media time, in ms since the epoch; null where the stream has none. */
  programTimeMs(mediaTimeSec: number): number | null;
  /** Where someone who wants to see "now" should be, in seconds of media time; null outside a live. */
  livePositionSec(): number | null;
  /** Takes the smallest picture from now on, or again whatever the line allows. */
  receive(isLow: boolean): void;
  /** Asks whether the source offers more by now than when it was opened; left out where nobody could tell. */
  hasMore?(): Promise<boolean>;
  /** Looks after itself; called about once a second while playing. */
  tend(): void;
  close(): void;
}

/** Ties a source to a video element. Throws `hls not supported` where the browser can play it in no way. */
export type SourceOpener = (request: OpenRequest) => Promise<OpenedSource>;

/** The script that plays HLS could not be loaded. */
export class ScriptLoadError extends Error {
  override readonly name = 'ScriptLoadError';
}
