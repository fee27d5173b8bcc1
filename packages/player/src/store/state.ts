import type { PlayerError } from '../source/player-error.ts';
import type { ReceiveMode, Renditions } from '../source/rendition.ts';
import type { AttachState, ScriptState } from '../source/source-state.ts';

/** A loaded stretch of the timeline. */
export interface TimeRange {
  readonly startSec: number;
  readonly endSec: number;
}

/** A live has an edge to stay at, an archive has a length to seek in. */
export type SourceKind = 'live' | 'archive';

/**
 * How the player fills the screen: not at all, with the browser's own fullscreen, or by covering the page if there is
 * none.
 */
export type FullscreenMode = 'off' | 'element' | 'page';

/** Picture-in-picture: not possible here, possible, or on. */
export type PipState = 'impossible' | 'off' | 'on';

/** A remote screen (AirPlay, Cast): none available, available, or playing there. */
export type RemoteState = 'none' | 'available' | 'connected';

/** Captions: the available languages, and which of them is shown; null = none. */
export interface CaptionState {
  readonly tracks: readonly { readonly language: string; readonly label: string }[];
  readonly shown: string | null;
}

/** How long frames have recently been missing: grows with every wait and decays at a third of that speed. */
export interface RecentStalls {
  readonly ms: number;
  /** The time of this value, on the player's clock. */
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
  /** Whether the sound has been on once; the mute guide does not return after that. */
  readonly wasAudible: boolean;
  /** 0…1. */
  readonly volume: number;
  /** False if only the system can set the volume (iOS). */
  readonly volumeSettable: boolean;
  readonly currentTimeSec: number;
  /** Null while unknown and in a live. */
  readonly durationSec: number | null;
  readonly buffered: readonly TimeRange[];
  readonly seeking: boolean;
  readonly ended: boolean;
  /** Whether a frame of this source was available. */
  readonly hasFrame: boolean;
  /** Since when a frame has been missing, on the player's clock; null while none is. */
  readonly waitingSinceMs: number | null;
  /** When the picture last moved, on the player's clock. */
  readonly movedAtMs: number;
  /** The wait is long enough for a spinner. */
  readonly spinning: boolean;
  /** The wait is long enough for a message. */
  readonly slow: boolean;
  /** Automatic reloads since the last frame. */
  readonly reloadCount: number;
  /** False while the page knows that no frames come (a slate); missing frames are then no problem. */
  readonly framesExpected: boolean;
  /** The browser blocks autoplay. */
  readonly autoplayBlocked: boolean;
  /** Wall clock minus program time of the presented frame; null without a clock in the stream. */
  readonly latencySec: number | null;
  /** In a live: far enough behind the edge to offer a way back. */
  readonly behindLive: boolean;
  readonly fullscreen: FullscreenMode;
  /** What the source offers; null if there is nothing to choose. */
  readonly renditions: Renditions | null;
  /** The viewer's choice. */
  readonly mode: ReceiveMode;
  /** The player has switched to the smallest video automatically, because the connection is bad. */
  readonly eased: boolean;
  readonly recentStalls: RecentStalls;
  /** The connection is too bad for any video, so audio only is offered. */
  readonly offering: boolean;
  readonly offerDeclined: boolean;
  readonly pip: PipState;
  readonly remote: RemoteState;
  readonly captions: CaptionState;
  readonly error: PlayerError | null;
}

/** An empty player; it starts muted (docs/product/player.md#start). */
export const initialState: PlayerState = {
  kind: null,
  script: 'pending',
  attach: 'detached',
  paused: true,
  muted: true,
  wasAudible: false,
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
  recentStalls: { ms: 0, atMs: 0 },
  offering: false,
  offerDeclined: false,
  pip: 'impossible',
  remote: 'none',
  captions: { tracks: [], shown: null },
  error: null,
};
