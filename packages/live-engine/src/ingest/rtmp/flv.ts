import type { MediaSample, TrackConfig } from '../../bus/sample.ts';
import { parseAacConfig } from '../../codec/aac.ts';
import { parseAvcConfig } from '../../codec/avc.ts';
import { UnsupportedCodec } from '../refusal.ts';

const CODEC_AVC = 7;
const FORMAT_AAC = 10;
const KEY_FRAME = 1;
/** Frame type 5: a command for a player, not a picture. */
const COMMAND_FRAME = 5;
const PACKET = { sequenceHeader: 0, data: 1 } as const;
/** Enhanced RTMP marks its video headers with the top bit, and its audio headers with a format of their own. */
const ENHANCED = 0x80;
const FORMAT_ENHANCED = 9;
/** Codec names by FLV 10.1 §E.4.2 and §E.4.3 and by the FourCC of Enhanced RTMP. */
const VIDEO_NAMES: Readonly<Record<number | string, string>> = {
  2: 'H.263',
  4: 'VP6',
  5: 'VP6',
  12: 'HEVC',
  hvc1: 'HEVC',
  av01: 'AV1',
  vp08: 'VP8',
  vp09: 'VP9',
  avc1: 'Enhanced RTMP',
};
const AUDIO_NAMES: Readonly<Record<number | string, string>> = {
  0: 'PCM',
  2: 'MP3',
  3: 'PCM',
  11: 'Speex',
  Opus: 'Opus',
  fLaC: 'FLAC',
  'ac-3': 'AC-3',
  'ec-3': 'E-AC-3',
  '.mp3': 'MP3',
  mp4a: 'Enhanced RTMP',
};
const UNNAMED = 'Unknown';

/** A track configuration, a sample, or null if there is nothing to pass on. */
export type FlvContent = TrackConfig | MediaSample | null;

export interface FlvTiming {
  readonly dtsMs: number;
  readonly arrivedAtMs: number;
}

/** Distinguishes a configuration from a sample. */
export function isConfig(content: TrackConfig | MediaSample): content is TrackConfig {
  return 'codec' in content;
}

const fourCcOf = (body: Buffer) => body.toString('latin1', 1, 5);

function requireAvc(body: Buffer): void {
  const head = body.readUInt8(0);
  const isEnhanced = (head & ENHANCED) !== 0;
  if (!isEnhanced && (head & 15) === CODEC_AVC) return;
  throw new UnsupportedCodec('video-codec', VIDEO_NAMES[isEnhanced ? fourCcOf(body) : head & 15] ?? UNNAMED);
}

function requireAac(body: Buffer): void {
  const format = body.readUInt8(0) >> 4;
  if (format === FORMAT_AAC) return;
  throw new UnsupportedCodec(
    'audio-codec',
    AUDIO_NAMES[format === FORMAT_ENHANCED ? fourCcOf(body) : format] ?? UNNAMED,
  );
}

/** Reads the body of an RTMP video message (FLV 10.1 §E.4.3). Throws UnsupportedCodec on codecs other than H.264. */
export function readVideoTag(body: Buffer, timing: FlvTiming): FlvContent {
  if (body.length < 2) return null;
  requireAvc(body);
  const head = body.readUInt8(0);
  if (head >> 4 === COMMAND_FRAME || body.length < 5) return null;
  const packet = body.readUInt8(1);
  const data = body.subarray(5);
  if (packet === PACKET.sequenceHeader) return parseAvcConfig(data);
  if (packet !== PACKET.data || data.length === 0) return null;
  const ptsMs = timing.dtsMs + body.readIntBE(2, 3);
  return { kind: 'video', ...timing, ptsMs, isKey: head >> 4 === KEY_FRAME, data };
}

/** Reads the body of an RTMP audio message (FLV 10.1 §E.4.2). Throws UnsupportedCodec on codecs other than AAC. */
export function readAudioTag(body: Buffer, timing: FlvTiming): FlvContent {
  if (body.length < 2) return null;
  requireAac(body);
  const data = body.subarray(2);
  if (data.length === 0) return null;
  if (body.readUInt8(1) === PACKET.sequenceHeader) return parseAacConfig(data);
  return { kind: 'audio', ...timing, data };
}
