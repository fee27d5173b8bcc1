import type { MediaConfig } from '../bus/sample.ts';

/** Where a stream goes on after its process was restarted. */
export interface PackagerStart {
  readonly nextMsn: number;
  readonly originTicks: number;
  readonly lastProgramMs: number;
  /** Codec configuration of the segments so far; null for a stream that has none. */
  readonly config: MediaConfig | null;
  /** The next run begins a recording session even if its configuration is known. */
  readonly wantsSession: boolean;
  /** The samples are those of a file: its tracks are known before the first of them, and a long frame is no break. */
  readonly isFile?: boolean;
}

/** Lengths the packager aims at. */
export interface PackagerTargets {
  /** No part is longer, unless a single frame is. */
  readonly partMs: number;
  /** A segment ends at the first key frame from here on. */
  readonly segmentMs: number;
  /** A segment ends here even without a key frame. */
  readonly segmentMaxMs: number;
}
