import type { MediaConfig } from '../bus/sample.ts';

/** The audio of a part as a separate rendition. */
export interface AudioPart {
  /** `moof` + `mdat`; null if no audio arrived in this span. */
  readonly body: Buffer | null;
  readonly durationS: number;
}

/** One part of a segment, ready to store and serve. Times are 90 kHz ticks of the stream's timeline. */
export interface PackagedPart {
  readonly type: 'part';
  readonly msn: number;
  readonly index: number;
  readonly startTicks: number;
  readonly durationTicks: number;
  /** The end of the last picture and the last audio; a following run may start here. */
  readonly endTicks: number;
  /** Starts with a key frame. */
  readonly isIndependent: boolean;
  /** `moof` + `mdat` of all tracks. */
  readonly body: Buffer;
  readonly audio: AudioPart | null;
}

/** The packager's events, in this order: session, open, part…, close, open, part…, close, session, … */
export type PackagerEvent =
  | PackagedPart
  /** A new recording file is needed from here on; `isNewConfig` if the init segment changes as well. */
  | { readonly type: 'session'; readonly config: MediaConfig; readonly isNewConfig: boolean }
  | {
      readonly type: 'open';
      readonly msn: number;
      readonly startTicks: number;
      /** Program time of the first frame (epoch ms). */
      readonly programMs: number;
      /** Announced as EXT-X-DISCONTINUITY. */
      readonly isDiscontinuity: boolean;
    }
  | { readonly type: 'close'; readonly msn: number; readonly durationTicks: number };
