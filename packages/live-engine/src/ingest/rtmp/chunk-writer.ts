import type { RtmpMessage } from './message.ts';

const EXTENDED = 0xffffff;

/**
 * Writes one message as chunks (RTMP 1.0 §5.3.1): a full header, then continuations. `chunkStream` is 2–63.
 */
export function writeChunks(chunkStream: number, message: RtmpMessage, chunkBytes: number): Buffer {
  const { payload } = message;
  const timestamp = message.timestampMs >>> 0;
  const isExtended = timestamp >= EXTENDED;
  const continuations = Math.max(0, Math.ceil(payload.length / chunkBytes) - 1);
  const extraBytes = isExtended ? 4 : 0;
  const out = Buffer.allocUnsafe(12 + extraBytes + payload.length + continuations * (1 + extraBytes));
  let at = out.writeUInt8(chunkStream, 0);
  at = out.writeUIntBE(isExtended ? EXTENDED : timestamp, at, 3);
  at = out.writeUIntBE(payload.length, at, 3);
  at = out.writeUInt8(message.type, at);
  at = out.writeUInt32LE(message.streamId, at);
  if (isExtended) at = out.writeUInt32BE(timestamp, at);
  for (let from = 0; from < payload.length; from += chunkBytes) {
    if (from > 0) {
      at = out.writeUInt8(0xc0 | chunkStream, at);
      if (isExtended) at = out.writeUInt32BE(timestamp, at);
    }
    at += payload.copy(out, at, from, from + chunkBytes);
  }
  return out;
}
