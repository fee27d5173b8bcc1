import type { Clock } from '../store/clock.ts';
import type { SourceKind } from '../store/state.ts';
import type { SourceFact } from './source-state.ts';

/** A video to play. */
export interface PlayerSource {
  readonly kind: SourceKind;
  readonly url: string;
  /** `file` is a plain media file the browser plays natively; HLS if omitted. */
  readonly format?: 'hls' | 'file' | undefined;
  /**
   * The same address with another revision is loaded again (on a change to streaming or archived:
   * docs/product/player.md#start).
   */
  readonly revision?: string | number | undefined;
}

/** What a source needs to start. */
export interface OpenRequest {
  readonly video: HTMLVideoElement;
  readonly source: PlayerSource;
  /** Where to start, in seconds; null for the source's default (the live edge, or the beginning). */
  readonly startAtSec: number | null;
  /** The address for audio only; null for video. */
  readonly audioUrl: string | null;
  /** The smallest video is wanted. */
  readonly isLow: boolean;
  /** Applied to every request, so that a renewed token replaces the old one in the address. */
  readonly rewriteUrl: (url: string) => string;
  readonly clock: Clock;
  readonly report: (fact: SourceFact) => void;
}

/** A source attached to a video element. */
export interface OpenedSource {
  /** Program time (PROGRAM-DATE-TIME) at a media time, in ms since the epoch; null if the stream has none. */
  programTimeMs(mediaTimeSec: number): number | null;
  /** The position of "now", in seconds of media time; null outside a live. */
  livePositionSec(): number | null;
  /** Takes the smallest video from now on, or again the best the connection allows. */
  receive(isLow: boolean): void;
  /** Checks whether the source now offers more than when it was opened; omitted if that cannot be checked. */
  hasMore?(): Promise<boolean>;
  /** Maintenance; called about once a second while playing. */
  tend(): void;
  close(): void;
}

/** Attaches a source to a video element. Throws `hls not supported` if the browser has no way to play it. */
export type SourceOpener = (request: OpenRequest) => Promise<OpenedSource>;

/** The script that plays HLS could not be loaded. */
export class ScriptLoadError extends Error {
  override readonly name = 'ScriptLoadError';
}
