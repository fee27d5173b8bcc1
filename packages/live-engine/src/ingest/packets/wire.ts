/**
 * The messages between a browser that sends its camera and the origin, one per WebSocket frame. Both sides import this
 * file, so it is pure and needs only the language (ADR 0009). All numbers are big-endian; the first byte is the message
 * kind.
 *
 * The camera sends `hello` with its key and waits. After `welcome`, it sends its tracks (again whenever they change)
 * and then samples in decoding order. The origin acknowledges pictures, so that the camera knows how far behind it is;
 * `refused` is its last message.
 */

/** Path of the ingest on the playback address. */
export const PACKETS_PATH = '/ingest';

/** Increases when an older side could misread a newer one. */
export const WIRE_VERSION = 1;

/** Limits of what is accepted; a message beyond them is refused. */
export const WIRE_LIMITS = { keyBytes: 128, configBytes: 1_024, messageBytes: 1 << 20 } as const;

/** Why the origin does not accept, or stops accepting, what the camera sends. */
export const REFUSALS = ['unknown-key', 'key-in-use', 'live-ended', 'expelled', 'malformed', 'other-version'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** One access unit: H.264 with length prefixes, or a raw AAC frame. Pictures arrive in presentation order. */
export interface WireSample {
  readonly type: 'video' | 'audio';
  /** Counts all samples of a connection from 0; wraps at 2^32. */
  readonly sequence: number;
  /** On a clock that continues across reconnections. */
  readonly timestampMs: number;
  /** Whether decoding can start here; always true for audio. */
  readonly isKey: boolean;
  readonly data: Uint8Array;
}

/** A decoder's configuration: AVCDecoderConfigurationRecord or AudioSpecificConfig, verbatim. */
export interface WireConfig {
  readonly type: 'video-config' | 'audio-config';
  readonly description: Uint8Array;
}

export type FromCamera =
  | { readonly type: 'hello'; readonly version: number; readonly key: string }
  | WireConfig
  | WireSample
  | { readonly type: 'goodbye' };

export type FromOrigin =
  | { readonly type: 'welcome' }
  /** All samples up to this one were accepted; `receivedBytes` is their sum on this connection. */
  | { readonly type: 'acknowledged'; readonly sequence: number; readonly receivedBytes: number }
  | { readonly type: 'refused'; readonly reason: Refusal };

const KIND = { hello: 1, videoConfig: 2, audioConfig: 3, video: 4, audio: 5, goodbye: 6 } as const;
const ANSWER = { welcome: 129, acknowledged: 130, refused: 131 } as const;

/** Kind, flags, sequence, timestamp. */
const SAMPLE_HEAD_BYTES = 14;
const FLAG_KEY = 1;
/** Timestamps count milliseconds of a ceremony, not of an epoch. */
const MAX_TIMESTAMP_MS = 2 ** 40;

function message(kind: number, bodyBytes: number): { bytes: Uint8Array<ArrayBuffer>; view: DataView } {
  const bytes = new Uint8Array(1 + bodyBytes);
  bytes[0] = kind;
  return { bytes, view: new DataView(bytes.buffer) };
}

function encodeSample(sample: WireSample): Uint8Array<ArrayBuffer> {
  const { bytes, view } = message(KIND[sample.type], SAMPLE_HEAD_BYTES - 1 + sample.data.length);
  view.setUint8(1, sample.isKey ? FLAG_KEY : 0);
  view.setUint32(2, sample.sequence);
  view.setFloat64(6, sample.timestampMs);
  bytes.set(sample.data, SAMPLE_HEAD_BYTES);
  return bytes;
}

/** Encodes a camera message. */
export function encodeFromCamera(content: FromCamera): Uint8Array<ArrayBuffer> {
  switch (content.type) {
    case 'hello': {
      const key = new TextEncoder().encode(content.key);
      const { bytes } = message(KIND.hello, 1 + key.length);
      bytes[1] = content.version;
      bytes.set(key, 2);
      return bytes;
    }
    case 'video-config':
    case 'audio-config': {
      const kind = content.type === 'video-config' ? KIND.videoConfig : KIND.audioConfig;
      const { bytes } = message(kind, content.description.length);
      bytes.set(content.description, 1);
      return bytes;
    }
    case 'video':
    case 'audio':
      return encodeSample(content);
    case 'goodbye':
      return message(KIND.goodbye, 0).bytes;
  }
}

function readText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null; // why: bytes that are not text are a normal result, not an error
  }
}

function readHello(bytes: Uint8Array): FromCamera | null {
  const version = bytes[1];
  const keyBytes = bytes.subarray(2);
  if (version === undefined || keyBytes.length === 0 || keyBytes.length > WIRE_LIMITS.keyBytes) return null;
  const key = readText(keyBytes);
  return key === null ? null : { type: 'hello', version, key };
}

function readConfig(type: WireConfig['type'], bytes: Uint8Array): FromCamera | null {
  const description = bytes.subarray(1);
  const isSane = description.length > 0 && description.length <= WIRE_LIMITS.configBytes;
  return isSane ? { type, description } : null;
}

function readSample(type: WireSample['type'], bytes: Uint8Array): FromCamera | null {
  if (bytes.length <= SAMPLE_HEAD_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const flags = view.getUint8(1);
  const timestampMs = view.getFloat64(6);
  // Written so that NaN fails the comparison too.
  if (flags > FLAG_KEY || !(timestampMs >= 0 && timestampMs < MAX_TIMESTAMP_MS)) return null;
  const data = bytes.subarray(SAMPLE_HEAD_BYTES);
  return { type, sequence: view.getUint32(2), timestampMs, isKey: flags === FLAG_KEY, data };
}

/** Decodes a camera message, sharing its bytes; null for anything else. Never throws. */
export function decodeFromCamera(bytes: Uint8Array): FromCamera | null {
  if (bytes.length > WIRE_LIMITS.messageBytes) return null;
  switch (bytes[0]) {
    case KIND.hello:
      return readHello(bytes);
    case KIND.videoConfig:
      return readConfig('video-config', bytes);
    case KIND.audioConfig:
      return readConfig('audio-config', bytes);
    case KIND.video:
      return readSample('video', bytes);
    case KIND.audio:
      return readSample('audio', bytes);
    case KIND.goodbye:
      return bytes.length === 1 ? { type: 'goodbye' } : null;
    default:
      return null;
  }
}

/** Encodes an origin message. */
export function encodeFromOrigin(content: FromOrigin): Uint8Array<ArrayBuffer> {
  switch (content.type) {
    case 'welcome':
      return message(ANSWER.welcome, 0).bytes;
    case 'acknowledged': {
      const { bytes, view } = message(ANSWER.acknowledged, 12);
      view.setUint32(1, content.sequence);
      view.setFloat64(5, content.receivedBytes);
      return bytes;
    }
    case 'refused': {
      const { bytes } = message(ANSWER.refused, 1);
      bytes[1] = REFUSALS.indexOf(content.reason);
      return bytes;
    }
  }
}

/** Decodes an origin message; null for anything else. Never throws. */
export function decodeFromOrigin(bytes: Uint8Array): FromOrigin | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] === ANSWER.welcome && bytes.length === 1) return { type: 'welcome' };
  if (bytes[0] === ANSWER.refused && bytes.length === 2) {
    const reason = REFUSALS[view.getUint8(1)];
    return reason === undefined ? null : { type: 'refused', reason };
  }
  if (bytes[0] !== ANSWER.acknowledged || bytes.length !== 13) return null;
  const receivedBytes = view.getFloat64(5);
  if (!Number.isSafeInteger(receivedBytes) || receivedBytes < 0) return null;
  return { type: 'acknowledged', sequence: view.getUint32(1), receivedBytes };
}
