import type { MediaConfig } from '../bus/sample.ts';

/** The sound of a part as a rendition of its own. */
export interface AudioPart {
  /** `moof` + `mdat`; null when no sound arrived in this span. */
  readonly body: Buffer | null;
  readonly durationS: number;
}

/** One part of a segment, ready to be stored and served. Times are 90 kHz ticks of the stream's timeline. */
export interface PackagedPart {
  readonly type: 'part';
  readonly msn: number;
  readonly index: number;
  readonly startTicks: number;
  readonly durationTicks: number;
  /** Where the last picture has been shown and the last sound heard: a following run may begin here. */
  readonly endTicks: number;
  /** Begins with a key frame. */
  readonly isIndependent: boolean;
  /** `moof` + `mdat` of all tracks. */
  readonly body: Buffer;
  readonly audio: AudioPart | null;
}

/** What the packager tells its listener, in this order: session, open, part…, close, open, part…, close, session, … */
export type PackagerEvent =
  | PackagedPart
  /** From here on another recording file is wanted; `isNewConfig` when the init segment changes as well. */
  | { readonly type: 'session'; readonly config: MediaConfig; readonly isNewConfig: boolean }
  | {
      readonly type: 'open';
      readonly msn: number;
      readonly startTicks: number;
      /** Programme time of the first frame (epoch ms). */
      readonly programMs: number;
      /** Announced as EXT-X-DISCONTINUITY. */
      readonly isDiscontinuity: boolean;
    }
  | { readonly type: 'close'; readonly msn: number; readonly durationTicks: number };
