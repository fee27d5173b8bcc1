import type { MediaConfig } from '../bus/sample.ts';

/** Where a stream continues after a restart of its process. */
export interface PackagerStart {
  readonly nextMsn: number;
  readonly originTicks: number;
  readonly lastProgramMs: number;
  /** The codec configuration of the segments so far; null if there are none. */
  readonly config: MediaConfig | null;
  /** The next run starts a recording session even if its configuration is unchanged. */
  readonly wantsSession: boolean;
  /** The samples come from a file: its tracks are known before the first sample, and a long frame is not a break. */
  readonly isFile?: boolean;
}

/** Target lengths of the packager. */
export interface PackagerTargets {
  /** No part is longer, unless a single frame is. */
  readonly partMs: number;
  /** A segment ends at the first key frame from here on. */
  readonly segmentMs: number;
  /** A segment ends here even without a key frame. */
  readonly segmentMaxMs: number;
}
