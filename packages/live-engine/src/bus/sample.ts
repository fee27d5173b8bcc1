/**
 * The sample bus: what every ingest delivers, and all the packager knows about an encoder. Payloads are passed on byte
 * for byte: H.264 access units with length prefixes, raw AAC frames.
 */

/**
 * Clockwise rotation in degrees needed to show the pictures upright; phones record this instead of rotating the
 * pictures.
 */
export type Rotation = 0 | 90 | 180 | 270;

/** A video track as a decoder needs it. */
export interface VideoConfig {
  readonly kind: 'video';
  /** RFC 6381, for example `avc1.64001f`. */
  readonly codec: string;
  /** AVCDecoderConfigurationRecord, verbatim (ISO/IEC 14496-15 §5.3.3). */
  readonly description: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Encoders rotate their pictures themselves; uploaded videos may not. */
  readonly rotationDeg?: Rotation;
}

/** An audio track as a decoder needs it. */
export interface AudioConfig {
  readonly kind: 'audio';
  /** RFC 6381, for example `mp4a.40.2`. */
  readonly codec: string;
  /** AudioSpecificConfig, verbatim (ISO/IEC 14496-3 §1.6.2.1). */
  readonly description: Uint8Array;
  readonly sampleRateHz: number;
  readonly channelCount: number;
  /** PCM samples per AAC frame: 1024 or 960. */
  readonly samplesPerFrame: number;
}

export type TrackConfig = VideoConfig | AudioConfig;

/** The tracks of one encoder; a change of either starts a new recording session. */
export interface MediaConfig {
  readonly video: VideoConfig;
  readonly audio: AudioConfig | null;
}

/** One access unit in decoding order. Times are on the encoder's own clock. */
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

/** Why a source stopped: it ended the stream itself, its connection broke, or the origin disconnected it. */
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

/** Whether a decoder configured for one track can continue with the other without reconfiguration. */
export function isSameTrack(a: TrackConfig | null, b: TrackConfig | null): boolean {
  if (a === null || b === null) return a === b;
  if (a.kind === 'video' && b.kind === 'video' && (a.rotationDeg ?? 0) !== (b.rotationDeg ?? 0)) return false;
  return a.kind === b.kind && a.codec === b.codec && bytesEqual(a.description, b.description);
}

/** Whether two encoders send the same tracks, so that one init segment works for both. */
export function isSameConfig(a: MediaConfig, b: MediaConfig): boolean {
  return isSameTrack(a.video, b.video) && isSameTrack(a.audio, b.audio);
}
