import type { PlayerError } from '../source/player-error.ts';
import type { ReceiveMode, Renditions } from '../source/rendition.ts';
import type { AttachState, ScriptState } from '../source/source-state.ts';
import type { CaptionState, FullscreenMode, PipState, RemoteState, SourceKind, TimeRange } from './state.ts';

/** The state of the video element at one moment. */
export interface MediaSnapshot {
  readonly paused: boolean;
  readonly muted: boolean;
  readonly volume: number;
  readonly currentTimeSec: number;
  /** Null while unknown or endless. */
  readonly durationSec: number | null;
  readonly seeking: boolean;
  readonly ended: boolean;
  /** `HTMLMediaElement.readyState`, 0…4. */
  readonly readyState: number;
  readonly buffered: readonly TimeRange[];
}

/** Everything that can change the state. */
export type PlayerFact =
  | { readonly type: 'opened'; readonly kind: SourceKind; readonly nowMs: number }
  | { readonly type: 'reloading'; readonly automatic: boolean; readonly nowMs: number }
  | { readonly type: 'closed' }
  | { readonly type: 'media'; readonly snapshot: MediaSnapshot; readonly nowMs: number }
  | { readonly type: 'script'; readonly script: ScriptState }
  | { readonly type: 'attach'; readonly attach: AttachState }
  | { readonly type: 'live'; readonly latencySec: number | null; readonly behindLive: boolean }
  | { readonly type: 'frames-expected'; readonly framesExpected: boolean; readonly nowMs: number }
  | { readonly type: 'renditions'; readonly renditions: Renditions | null }
  | { readonly type: 'mode'; readonly mode: ReceiveMode }
  | { readonly type: 'eased'; readonly eased: boolean; readonly nowMs: number }
  | { readonly type: 'offer-declined' }
  | { readonly type: 'pip'; readonly pip: PipState }
  | { readonly type: 'remote'; readonly remote: RemoteState }
  | { readonly type: 'captions'; readonly captions: CaptionState }
  | { readonly type: 'autoplay-blocked' }
  | { readonly type: 'volume-fixed' }
  | { readonly type: 'fullscreen'; readonly fullscreen: FullscreenMode }
  | { readonly type: 'failed'; readonly error: PlayerError };
