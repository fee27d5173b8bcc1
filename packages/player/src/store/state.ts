import type { PlayerError } from '../source/player-error.ts';
import type { ReceiveMode, Renditions } from '../source/rendition.ts';
import type { AttachState, ScriptState } from '../source/source-state.ts';

/** A stretch of the timeline that is loaded. */
export interface TimeRange {
  readonly startSec: number;
  readonly endSec: number;
}

/** A live has an edge to stay at, an archive a length to seek in. */
export type SourceKind = 'live' | 'archive';

/** How the player fills the screen: not, by the browser's own fullscreen, or by covering the page where there is none. */
export type FullscreenMode = 'off' | 'element' | 'page';

/** The small window that stays in sight: not possible here, possible, or on. */
export type PipState = 'impossible' | 'off' | 'on';

/** Another screen in the house (AirPlay, Cast): none in reach, in reach, or playing there. */
export type RemoteState = 'none' | 'available' | 'connected';

/** Captions: the languages there are, and which of them is shown; null = none is. */
export interface CaptionState {
  readonly tracks: readonly { readonly language: string; readonly label: string }[];
  readonly shown: string | null;
}

/** How long frames have been missing of late: grows with every wait and is forgotten three times as slowly. */
export interface Struggle {
  readonly ms: number;
  /** When that was true, on the player's clock. */
  readonly atMs: number;
}

/** Everything the controls read. */
export interface PlayerState {
  /** Null while there is nothing to play. */
  readonly kind: SourceKind | null;
  readonly script: ScriptState;
  readonly attach: AttachState;
  readonly paused: boolean;
  readonly muted: boolean;
  /** Whether the sound has been on once; the mute guide does not come back after that. */
  readonly heard: boolean;
  /** 0…1. */
  readonly volume: number;
  /** False where the system alone sets the volume (iOS). */
  readonly volumeSettable: boolean;
  readonly currentTimeSec: number;
  /** Null while unknown and in a live. */
  readonly durationSec: number | null;
  readonly buffered: readonly TimeRange[];
  readonly seeking: boolean;
  readonly ended: boolean;
  /** Whether a frame of this source has been there. */
  readonly hasFrame: boolean;
  /** Since when a frame is missing, on the player's clock; null while all is well. */
  readonly waitingSinceMs: number | null;
  /** When the picture last moved, on the player's clock. */
  readonly movedAtMs: number;
  /** The wait has become worth a spinner. */
  readonly spinning: boolean;
  /** The wait has become worth words. */
  readonly slow: boolean;
  /** Automatic reloads since the last frame. */
  readonly reloadCount: number;
  /** False while the page knows that nothing comes (a slate): then missing frames are no trouble. */
  readonly framesExpected: boolean;
  /** The browser refuses to start by itself. */
  readonly autoplayBlocked: boolean;
  /** Wall clock minus programme time of the presented frame; null without a clock in the stream. */
  readonly latencySec: number | null;
  /** In a live: far enough behind the edge to offer a way back. */
  readonly behindLive: boolean;
  readonly fullscreen: FullscreenMode;
  /** What the source offers; null where there is nothing to choose. */
  readonly renditions: Renditions | null;
  /** What the viewer has chosen. */
  readonly mode: ReceiveMode;
  /** The player has taken the smallest picture by itself, because the line is bad. */
  readonly eased: boolean;
  readonly struggle: Struggle;
  /** The line is too bad for any picture: the sound alone is offered. */
  readonly offering: boolean;
  readonly offerDeclined: boolean;
  readonly pip: PipState;
  readonly remote: RemoteState;
  readonly captions: CaptionState;
  readonly error: PlayerError | null;
}

/** A player with nothing in it; it starts muted (product text §2). */
export const initialState: PlayerState = {
  kind: null,
  script: 'pending',
  attach: 'detached',
  paused: true,
  muted: true,
  heard: false,
  volume: 1,
  volumeSettable: true,
  currentTimeSec: 0,
  durationSec: null,
  buffered: [],
  seeking: false,
  ended: false,
  hasFrame: false,
  waitingSinceMs: null,
  movedAtMs: 0,
  spinning: false,
  slow: false,
  reloadCount: 0,
  framesExpected: true,
  autoplayBlocked: false,
  latencySec: null,
  behindLive: false,
  fullscreen: 'off',
  renditions: null,
  mode: 'auto',
  eased: false,
  struggle: { ms: 0, atMs: 0 },
  offering: false,
  offerDeclined: false,
  pip: 'impossible',
  remote: 'none',
  captions: { tracks: [], shown: null },
  error: null,
};
