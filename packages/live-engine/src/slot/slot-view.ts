import type { RecordingFacts, SessionSummary } from '../recorder/summary.ts';
import type { StreamHealth } from './health.ts';
import type { RefusedEncoder } from './line-refusals.ts';
import type { SourceKind } from './source-switch.ts';

/**
 * What a slot is doing, as far as the engine knows: `waiting` for its first frame, `receiving`, `lost` (no frame for
 * two seconds), `closed` (the recording is being finished), `archived`, `failed` (nothing that was sent could be kept),
 * `revoked`.
 */
export type SlotState = 'waiting' | 'receiving' | 'lost' | 'closed' | 'archived' | 'failed' | 'revoked';

/** The finished file: `none` until the stream has ended with something recorded. */
export type Mp4State =
  | { readonly state: 'none' }
  | { readonly state: 'making'; readonly percent: number }
  | { readonly state: 'ready'; readonly sizeBytes: number }
  | { readonly state: 'failed'; readonly reason: string };

/** Why an action was refused. */
export type SlotRefusal = 'not-open' | 'not-published' | 'rehearsal-running' | 'nothing-recorded';

/** Sessions of both recordings of a slot. */
export interface SlotSessions {
  readonly archive: readonly SessionSummary[];
  readonly rehearsal: readonly SessionSummary[];
}

/** Problems on the line of one encoder. */
export interface LineView {
  /** What a connected encoder does not send. */
  readonly missing: readonly ('video' | 'audio')[];
  /** The latest refused encoder, for as long as that is relevant. */
  readonly refusal: RefusedEncoder | null;
}

/** A slot as the control interface shows it. */
export interface SlotView {
  readonly ref: string;
  readonly state: SlotState;
  readonly isPublished: boolean;
  readonly createdAtMs: number;
  readonly publishedAtMs: number | null;
  /** Since when there is an intermission; null while there is none. */
  readonly pausedAtMs: number | null;
  readonly endedAtMs: number | null;
  /** Which encoder is on air, and which are connected. */
  readonly source: {
    readonly active: SourceKind | null;
    readonly main: boolean;
    readonly spare: boolean;
    readonly lines: Readonly<Record<SourceKind, LineView>>;
  };
  /** Since when no frame has arrived; null while frames arrive or none ever did. */
  readonly lostSinceMs: number | null;
  readonly health: StreamHealth;
  /** Distinct guests with a request in the last seconds. */
  readonly viewers: number;
  /** Open player requests, and those refused for being too many since the process started. */
  readonly requests: { readonly open: number; readonly turnedAway: number };
  /** True while what arrives cannot be written to disk. */
  readonly hasRecordingFailed: boolean;
  readonly recording: RecordingFacts & { readonly isPlayable: boolean; readonly mp4: Mp4State };
  readonly rehearsal: RecordingFacts;
  /** What was sent in breaks. */
  readonly intermission: RecordingFacts;
  /** Free space on the disk of the recordings; null before the first reading. */
  readonly diskFreeBytes: number | null;
}

/** What a slot reports on its own. */
export type SlotEventType =
  | 'state'
  | 'frames-arrived'
  | 'frames-lost'
  | 'session-started'
  | 'encoder-refused'
  | 'recording-ready'
  | 'mp4-ready'
  | 'error';

export interface SlotEvent {
  readonly type: SlotEventType;
  readonly ref: string;
  readonly atMs: number;
  /** In English, for logs and staff consoles. */
  readonly detail: string | null;
  readonly slot: SlotView;
}
