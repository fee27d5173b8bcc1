import type { MediaSample, TrackConfig } from '../../bus/sample.ts';
import { parseAacConfig } from '../../codec/aac.ts';
import { parseAvcConfig } from '../../codec/avc.ts';

const CODEC_AVC = 7;
const FORMAT_AAC = 10;
const KEY_FRAME = 1;
/** Frame type 5: a command for a player, no picture. */
const COMMAND_FRAME = 5;
const PACKET = { sequenceHeader: 0, data: 1 } as const;
/** Enhanced RTMP marks its headers with the top bit. */
const ENHANCED = 0x80;

/** A track configuration, a sample, or nothing worth passing on. */
export type FlvContent = TrackConfig | MediaSample | null;

export interface FlvTiming {
  readonly dtsMs: number;
  readonly arrivedAtMs: number;
}

/** Tells configuration from sample. */
export function isConfig(content: TrackConfig | MediaSample): content is TrackConfig {
  return 'codec' in content;
}

/** Reads the body of an RTMP video message (FLV 10.1 §E.4.3). Throws on codecs other than H.264. */
export function readVideoTag(body: Buffer, timing: FlvTiming): FlvContent {
  if (body.length < 2) return null;
  const head = body.readUInt8(0);
  if ((head & ENHANCED) !== 0 || (head & 15) !== CODEC_AVC) throw new RangeError('only H.264 video is accepted');
  if (head >> 4 === COMMAND_FRAME || body.length < 5) return null;
  const packet = body.readUInt8(1);
  const data = body.subarray(5);
  if (packet === PACKET.sequenceHeader) return parseAvcConfig(data);
  if (packet !== PACKET.data || data.length === 0) return null;
  const ptsMs = timing.dtsMs + body.readIntBE(2, 3);
  return { kind: 'video', ...timing, ptsMs, isKey: head >> 4 === KEY_FRAME, data };
}

/** Reads the body of an RTMP audio message (FLV 10.1 §E.4.2). Throws on codecs other than AAC. */
export function readAudioTag(body: Buffer, timing: FlvTiming): FlvContent {
  if (body.length < 2) return null;
  if (body.readUInt8(0) >> 4 !== FORMAT_AAC) throw new RangeError('only AAC audio is accepted');
  const data = body.subarray(2);
  if (data.length === 0) return null;
  if (body.readUInt8(1) === PACKET.sequenceHeader) return parseAacConfig(data);
  return { kind: 'audio', ...timing, data };
}
