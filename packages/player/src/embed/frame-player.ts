import type { PlayerSource } from '../source/source.ts';
import type { ScriptState } from '../source/source-state.ts';

/** A video that only its platform's own player plays: a page for a frame, and the script that speaks with what is in it. */
export interface EmbedSource extends PlayerSource {
  /** Empty where our own player plays the address. */
  readonly scriptUrl: string;
}

/** What a platform's player tells of itself, in our words; what is left out has not changed. */
export interface Told {
  readonly paused?: boolean;
  readonly muted?: boolean;
  readonly currentTimeSec?: number;
  /** Null while unknown and in a live. */
  readonly durationSec?: number | null;
  readonly ended?: boolean;
}

/** A platform's player in a frame, once it has answered. */
export interface FramePlayer {
  /** Settles when it plays; rejects where the browser lets nothing start by itself. */
  play(): Promise<void>;
  pause(): Promise<void>;
  setMuted(muted: boolean): Promise<void>;
  seek(timeSec: number): Promise<void>;
}

/** What is needed to speak with the player in a frame. */
export interface FrameRequest {
  readonly frame: HTMLIFrameElement;
  readonly scriptUrl: string;
  readonly onScript: (script: ScriptState) => void;
  readonly onTold: (told: Told) => void;
  /** The viewer has moved the playhead by the platform's own controls. */
  readonly onSeeked: (timeSec: number) => void;
}

/**
 * Waits for the player in a frame to answer. Throws ScriptLoadError where its script does not come, a FrameRefusal where the
 * platform will not play; a player that stays silent never settles it.
 */
export type FrameOpener = (request: FrameRequest) => Promise<FramePlayer>;

/** The platform said that it will not play here. */
export class FrameRefusal extends Error {
  override readonly name = 'FrameRefusal';
  /** As an answer over HTTP would have it: 404 = it has no such video, 403 = not for this page. */
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}
