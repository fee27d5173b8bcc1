import type { PlayerSource } from '../source/source.ts';
import type { ScriptState } from '../source/source-state.ts';

/** A video that only its platform's own player plays: a page for a frame, and the script that communicates with it. */
export interface EmbedSource extends PlayerSource {
  /** Empty if our own player can play the address. */
  readonly scriptUrl: string;
}

/** The state that a platform's player reports, in our terms; omitted fields have not changed. */
export interface PlayerReport {
  readonly paused?: boolean;
  readonly muted?: boolean;
  readonly currentTimeSec?: number;
  /** Null while unknown and in a live. */
  readonly durationSec?: number | null;
  readonly ended?: boolean;
}

/** A platform's player in a frame, once it has answered. */
export interface FramePlayer {
  /** Resolves when it plays; rejects if the browser blocks autoplay. */
  play(): Promise<void>;
  pause(): Promise<void>;
  setMuted(muted: boolean): Promise<void>;
  seek(timeSec: number): Promise<void>;
}

/** What is needed to communicate with the player in a frame. */
export interface FrameRequest {
  readonly frame: HTMLIFrameElement;
  readonly scriptUrl: string;
  readonly onScript: (script: ScriptState) => void;
  readonly onReport: (report: PlayerReport) => void;
  /** The viewer has moved the playhead with the platform's own controls. */
  readonly onSeeked: (timeSec: number) => void;
}

/**
 * Waits for the player in a frame to answer. Throws ScriptLoadError if its script does not load, a FrameRefusal if the
 * platform refuses to play; never settles if the player does not answer.
 */
export type FrameOpener = (request: FrameRequest) => Promise<FramePlayer>;

/** The platform refuses to play the video here. */
export class FrameRefusal extends Error {
  override readonly name = 'FrameRefusal';
  /** The matching HTTP status: 404 = no such video, 403 = not allowed on this page. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}
