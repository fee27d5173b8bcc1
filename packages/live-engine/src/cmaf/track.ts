import type { AudioConfig, TrackConfig, VideoConfig } from '../bus/sample.ts';
import { ascii, box, fullBox, u8, u16, u32, u64, zeros } from './box.ts';

/** Track ids, the same in every file and fragment. */
export const VIDEO_TRACK_ID = 1;
/** Audio has the same id in the audio-only rendition. */
export const AUDIO_TRACK_ID = 2;
/** Ticks of the video clock per second; RTMP milliseconds are whole ticks. */
export const VIDEO_TIMESCALE = 90_000;
/** Ticks of the movie clock per second. */
export const MOVIE_TIMESCALE = 90_000;

const ONE = 0x10000;
const UNITY_MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

/** Ticks per second of a track's own clock. */
export function timescaleOf(config: TrackConfig): number {
  return config.kind === 'video' ? VIDEO_TIMESCALE : config.sampleRateHz;
}

/** `mvhd` (ISO/IEC 14496-12 §8.2.2), 64-bit times. */
export function movieHeader(durationTicks: number): Buffer {
  const tail = [u32(0x10000), u16(0x100, 0), zeros(8), UNITY_MATRIX, zeros(24), u32(AUDIO_TRACK_ID + 1)];
  return fullBox('mvhd', 0x01000000, zeros(16), u32(MOVIE_TIMESCALE), u64(durationTicks), ...tail);
}

function avcSampleEntry(config: VideoConfig): Buffer {
  return box(
    'avc1',
    zeros(6),
    u16(1),
    zeros(16),
    u16(config.widthPx, config.heightPx),
    u32(0x480000, 0x480000, 0),
    u16(1),
    zeros(32),
    u16(0x18, 0xffff),
    box('avcC', config.description),
  );
}

/** A descriptor of ISO/IEC 14496-1 §8.3.3 with a one-byte length. */
function descriptor(tag: number, ...payload: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(payload);
  return Buffer.concat([u8(tag, body.length), body]);
}

function aacSampleEntry(config: AudioConfig): Buffer {
  const decoderConfig = descriptor(4, u8(0x40, 0x15), zeros(11), descriptor(5, config.description));
  const esds = descriptor(3, u16(AUDIO_TRACK_ID), u8(0), decoderConfig, descriptor(6, u8(2)));
  return box(
    'mp4a',
    zeros(6),
    u16(1),
    zeros(8),
    u16(config.channelCount, 16),
    zeros(4),
    u32(config.sampleRateHz * 0x10000),
    fullBox('esds', 0, esds),
  );
}

function sampleEntry(config: TrackConfig): Buffer {
  return config.kind === 'video' ? avcSampleEntry(config) : aacSampleEntry(config);
}

/** The contents of a `trak` box, whether its samples follow in fragments or are listed in tables. */
export interface TrackBoxInput {
  /** One entry per codec configuration the samples refer to, in order. */
  readonly configs: readonly [TrackConfig, ...TrackConfig[]];
  /** In the track's own ticks; 0 if fragments follow. */
  readonly mediaDurationTicks: number;
  /** In ticks of the movie clock. */
  readonly movieDurationTicks: number;
  /** `edts`, or nothing. */
  readonly edits: Uint8Array | null;
  /** Boxes of `stbl` after `stsd`. */
  readonly tables: readonly Uint8Array[];
}

/** The matrix that rotates a track's pictures (ISO/IEC 14496-12 §8.3.2) and moves them back into place. */
function matrixOf({ widthPx, heightPx, rotationDeg = 0 }: VideoConfig): Buffer {
  const minusOne = -ONE >>> 0;
  const end = 0x40000000;
  switch (rotationDeg) {
    case 0:
      return UNITY_MATRIX;
    case 90:
      return u32(0, ONE, 0, minusOne, 0, 0, heightPx * ONE, 0, end);
    case 180:
      return u32(minusOne, 0, 0, 0, minusOne, 0, widthPx * ONE, heightPx * ONE, end);
    case 270:
      return u32(0, minusOne, 0, ONE, 0, 0, 0, widthPx * ONE, end);
  }
}

function trackHeader(config: TrackConfig, movieDurationTicks: number): Buffer {
  const isVideo = config.kind === 'video';
  const id = isVideo ? VIDEO_TRACK_ID : AUDIO_TRACK_ID;
  const size = isVideo ? u32(config.widthPx * 0x10000, config.heightPx * 0x10000) : u32(0, 0);
  const volume = u16(0, isVideo ? 0 : 1, isVideo ? 0 : 0x100, 0);
  return fullBox(
    'tkhd',
    0x01000003,
    zeros(16),
    u32(id, 0),
    u64(movieDurationTicks),
    zeros(8),
    volume,
    config.kind === 'video' ? matrixOf(config) : UNITY_MATRIX,
    size,
  );
}

function mediaHeader(config: TrackConfig, durationTicks: number): Buffer {
  const undetermined = u16(0x55c4, 0);
  return fullBox('mdhd', 0x01000000, zeros(16), u32(timescaleOf(config)), u64(durationTicks), undetermined);
}

/** `trak` (ISO/IEC 14496-12 §8.3). */
export function trackBox(input: TrackBoxInput): Buffer {
  const [config] = input.configs;
  const isVideo = config.kind === 'video';
  const handler = fullBox('hdlr', 0, zeros(4), ascii(isVideo ? 'vide' : 'soun'), zeros(13));
  const specific = isVideo ? fullBox('vmhd', 1, zeros(8)) : fullBox('smhd', 0, zeros(4));
  const selfContained = box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1)));
  const descriptions = fullBox('stsd', 0, u32(input.configs.length), ...input.configs.map(sampleEntry));
  const samples = box('stbl', descriptions, ...input.tables);
  const media = box(
    'mdia',
    mediaHeader(config, input.mediaDurationTicks),
    handler,
    box('minf', specific, selfContained, samples),
  );
  const edits = input.edits === null ? [] : [input.edits];
  return box('trak', trackHeader(config, input.movieDurationTicks), ...edits, media);
}
