/**
 * The sample bus: what every ingest hands over and all that the packager knows of an encoder. Payloads are passed on byte
 * for byte: H.264 access units with length prefixes, raw AAC frames.
 */

/** How far pictures must be turned clockwise to be seen upright, in degrees: what a telephone writes down instead of turning them. */
export type Rotation = 0 | 90 | 180 | 270;

/** A video track as its decoder must be told. */
export interface VideoConfig {
  readonly kind: 'video';
  /** RFC 6381, for example `avc1.64001f`. */
  readonly codec: string;
  /** AVCDecoderConfigurationRecord, verbatim (ISO/IEC 14496-15 §5.3.3). */
  readonly description: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Encoders turn their pictures themselves; films may not. */
  readonly rotationDeg?: Rotation;
}

/** An audio track as its decoder must be told. */
export interface AudioConfig {
  readonly kind: 'audio';
  /** RFC 6381, for example `mp4a.40.2`. */
  readonly codec: string;
  /** AudioSpecificConfig, verbatim (ISO/IEC 14496-3 §1.6.2.1). */
  readonly description: Uint8Array;
  readonly sampleRateHz: number;
  readonly channelCount: number;
  /** PCM samples one AAC frame stands for: 1024 or 960. */
  readonly samplesPerFrame: number;
}

export type TrackConfig = VideoConfig | AudioConfig;

/** The tracks of one encoder; a change of either starts a new recording session. */
export interface MediaConfig {
  readonly video: VideoConfig;
  readonly audio: AudioConfig | null;
}

/** One access unit in decoding order. Times are the encoder's own clock. */
export interface VideoSample {
  readonly kind: 'video';
  readonly dtsMs: number;
  readonly ptsMs: number;
  readonly isKey: boolean;
  readonly data: Uint8Array;
  /** Wall clock of the origin when the last byte arrived (epoch). */
  readonly arrivedAtMs: number;
}

/** One AAC frame. */
export interface AudioSample {
  readonly kind: 'audio';
  readonly dtsMs: number;
  readonly data: Uint8Array;
  readonly arrivedAtMs: number;
}

export type MediaSample = VideoSample | AudioSample;

/** Why a source stopped: by its own word, because its connection broke, or because the origin sent it away. */
export type SourceEnd = 'finished' | 'lost' | 'expelled';

/** Where an ingest delivers. Calls come in order; nothing is delivered after `end`. */
export interface SampleSink {
  configure(config: TrackConfig): void;
  push(sample: MediaSample): void;
  end(reason: SourceEnd): void;
}

function bytesEqual(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && Buffer.compare(a, b) === 0;
}

/** Tells whether a decoder set up for one track can go on with the other without being told anything. */
export function isSameTrack(a: TrackConfig | null, b: TrackConfig | null): boolean {
  if (a === null || b === null) return a === b;
  if (a.kind === 'video' && b.kind === 'video' && (a.rotationDeg ?? 0) !== (b.rotationDeg ?? 0)) return false;
  return a.kind === b.kind && a.codec === b.codec && bytesEqual(a.description, b.description);
}

/** Tells whether two encoders send the same tracks, so that one init segment serves both. */
export function isSameConfig(a: MediaConfig, b: MediaConfig): boolean {
  return isSameTrack(a.video, b.video) && isSameTrack(a.audio, b.audio);
}
