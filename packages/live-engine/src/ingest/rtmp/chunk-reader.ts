import { INITIAL_CHUNK_BYTES, MESSAGE, type RtmpMessage } from './message.ts';

const EXTENDED = 0xffffff;
const MAX_CHUNK_BYTES = 1 << 20;
const MAX_CHUNK_STREAMS = 16;
/** Limit for unfinished messages on all chunk streams together. */
const MAX_UNFINISHED_BYTES = 8 << 20;
/** Bytes of a message header by format (RTMP 1.0 §5.3.1.2). */
const HEADER_BYTES = [11, 7, 3, 0] as const;

interface ChunkStream {
  timestamp: number;
  delta: number;
  isExtended: boolean;
  lengthBytes: number;
  type: number;
  streamId: number;
  message: Buffer | null;
  filledBytes: number;
}

/** Reassembles messages from chunks. Throws a RangeError on anything a caller must hang up on. */
export class ChunkReader {
  readonly #streams = new Map<number, ChunkStream>();
  #chunkBytes = INITIAL_CHUNK_BYTES;
  #maxMessageBytes: number;
  #unfinishedBytes = 0;
  #left: Buffer = Buffer.alloc(0);
  #current: ChunkStream | null = null;
  #chunkLeftBytes = 0;

  constructor(maxMessageBytes: number) {
    this.#maxMessageBytes = maxMessageBytes;
  }

  /** Sets the limit on a message's size, which is lower before authorization. */
  limitMessages(maxMessageBytes: number): void {
    this.#maxMessageBytes = maxMessageBytes;
  }

  /** Yields the messages that `data` completes; protocol messages about chunks are handled here and not yielded. */
  *read(data: Buffer): Generator<RtmpMessage, void, undefined> {
    const bytes = this.#left.length === 0 ? data : Buffer.concat([this.#left, data]);
    this.#left = Buffer.alloc(0);
    let at = 0;
    while (at < bytes.length) {
      if (this.#current === null) {
        const headerBytes = this.#readHeader(bytes, at);
        if (headerBytes === null) {
          this.#left = Buffer.from(bytes.subarray(at));
          return;
        }
        at += headerBytes;
      }
      at += this.#readPayload(bytes, at);
      const message = this.#finish();
      if (message !== null && !this.#control(message)) yield message;
    }
  }

  /** Reads one chunk header; null if it has not fully arrived. */
  #readHeader(bytes: Buffer, start: number): number | null {
    const first = bytes.readUInt8(start);
    const format = first >> 6;
    const basicBytes = (first & 63) === 0 ? 2 : (first & 63) === 1 ? 3 : 1;
    const headerBytes = basicBytes + (HEADER_BYTES[format] ?? 0);
    if (start + headerBytes > bytes.length) return null;
    const id =
      basicBytes === 1
        ? first & 63
        : 64 + (basicBytes === 2 ? bytes.readUInt8(start + 1) : bytes.readUInt16LE(start + 1));
    const stream = this.#stream(id, format);
    const field = format < 3 ? bytes.readUIntBE(start + basicBytes, 3) : null;
    const isExtended = field === null ? stream.isExtended : field === EXTENDED;
    const wholeBytes = headerBytes + (isExtended ? 4 : 0);
    if (start + wholeBytes > bytes.length) return null;
    const time = isExtended ? bytes.readUInt32BE(start + headerBytes) : field;
    stream.isExtended = isExtended;
    if (format < 2) this.#describe(stream, bytes, start + basicBytes + 3, format);
    this.#begin(stream, format, time);
    return wholeBytes;
  }

  #stream(id: number, format: number): ChunkStream {
    const known = this.#streams.get(id);
    if (known !== undefined) return known;
    if (format !== 0) throw new RangeError(`chunk stream ${id} starts without a full header`);
    if (this.#streams.size >= MAX_CHUNK_STREAMS) throw new RangeError('too many chunk streams');
    const fresh: ChunkStream = {
      timestamp: 0,
      delta: 0,
      isExtended: false,
      lengthBytes: 0,
      type: 0,
      streamId: 0,
      message: null,
      filledBytes: 0,
    };
    this.#streams.set(id, fresh);
    return fresh;
  }

  #describe(stream: ChunkStream, bytes: Buffer, at: number, format: number): void {
    if (stream.message !== null) throw new RangeError('a message was interrupted by another on its chunk stream');
    stream.lengthBytes = bytes.readUIntBE(at, 3);
    stream.type = bytes.readUInt8(at + 3);
    if (format === 0) stream.streamId = bytes.readUInt32LE(at + 4);
  }

  /** Starts a message, or continues one that spans several chunks. */
  #begin(stream: ChunkStream, format: number, time: number | null): void {
    if (stream.message === null) {
      if (stream.lengthBytes > this.#maxMessageBytes)
        throw new RangeError(`message of ${stream.lengthBytes} bytes is too large`);
      if (time !== null && format < 3) stream.delta = time;
      stream.timestamp = format === 0 ? stream.delta : (stream.timestamp + stream.delta) >>> 0;
      this.#unfinishedBytes += stream.lengthBytes;
      if (this.#unfinishedBytes > MAX_UNFINISHED_BYTES) throw new RangeError('too many unfinished messages');
      stream.message = Buffer.allocUnsafe(stream.lengthBytes);
      stream.filledBytes = 0;
    }
    this.#current = stream;
    this.#chunkLeftBytes = Math.min(this.#chunkBytes, stream.lengthBytes - stream.filledBytes);
  }

  #readPayload(bytes: Buffer, at: number): number {
    const stream = this.#current;
    if (stream?.message == null) return 0;
    const count = Math.min(this.#chunkLeftBytes, bytes.length - at);
    bytes.copy(stream.message, stream.filledBytes, at, at + count);
    stream.filledBytes += count;
    this.#chunkLeftBytes -= count;
    return count;
  }

  #finish(): RtmpMessage | null {
    const stream = this.#current;
    if (stream === null || this.#chunkLeftBytes > 0) return null;
    this.#current = null;
    if (stream.message === null || stream.filledBytes < stream.lengthBytes) return null;
    const payload = stream.message;
    stream.message = null;
    this.#unfinishedBytes -= stream.lengthBytes;
    return { type: stream.type, streamId: stream.streamId, timestampMs: stream.timestamp, payload };
  }

  #control(message: RtmpMessage): boolean {
    if (message.type === MESSAGE.setChunkSize) {
      const size = message.payload.readUInt32BE(0);
      if (size < 1 || size > MAX_CHUNK_BYTES) throw new RangeError(`chunk size ${size} is out of range`);
      this.#chunkBytes = size;
      return true;
    }
    if (message.type !== MESSAGE.abort) return false;
    const aborted = this.#streams.get(message.payload.readUInt32BE(0));
    if (aborted?.message != null) {
      this.#unfinishedBytes -= aborted.lengthBytes;
      aborted.message = null;
    }
    return true;
  }
}
