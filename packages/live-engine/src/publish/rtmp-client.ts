import { connect, type Socket } from 'node:net';
import { type AmfValue, decodeAmf0, encodeAmf0, textOf } from '../ingest/rtmp/amf0.ts';
import { ChunkReader } from '../ingest/rtmp/chunk-reader.ts';
import { writeChunks } from '../ingest/rtmp/chunk-writer.ts';
import { HANDSHAKE_BYTES, INITIAL_CHUNK_BYTES, MESSAGE, RTMP_VERSION } from '../ingest/rtmp/message.ts';

/** Where to publish. */
export interface RtmpTarget {
  readonly host: string;
  readonly port: number;
  readonly app: string;
  readonly key: string;
}

const OUT_CHUNK_BYTES = 4_096;
const CONNECT_WITHIN_MS = 5_000;
const STREAM_ID = 1;
const CHANNEL = { protocol: 2, command: 3, audio: 4, video: 6 } as const;

/** The server refused, with the server's message. */
export class PublishRefused extends Error {}

/** Parses `rtmp://host[:port]/app`. */
export function parseRtmpUrl(url: string, key: string): RtmpTarget {
  const parsed = new URL(url);
  if (parsed.protocol !== 'rtmp:') throw new Error(`${url} is not an rtmp:// URL`);
  const app = parsed.pathname.replace(/^\/+|\/+$/g, '');
  return { host: parsed.hostname, port: Number(parsed.port || 1935), app, key };
}

/** An open publication: writes messages to the socket and reports when the other side is gone. */
export class RtmpPublication {
  readonly #socket: Socket;
  #outChunkBytes = INITIAL_CHUNK_BYTES;
  /** Resolves when the connection has ended, for whatever reason. */
  readonly closed: Promise<void>;

  constructor(socket: Socket) {
    this.#socket = socket;
    this.closed = new Promise(resolve => socket.once('close', () => resolve()));
  }

  get isOpen(): boolean {
    return this.#socket.writable;
  }

  /** Bytes waiting to be sent; grows on a congested uplink. */
  get pendingBytes(): number {
    return this.#socket.writableLength;
  }

  command(streamId: number, ...values: AmfValue[]): void {
    this.#send(CHANNEL.command, MESSAGE.commandAmf0, { streamId, timestampMs: 0 }, encodeAmf0(...values));
  }

  /** Raises the chunk size for later messages. */
  setChunkSize(): void {
    const size = Buffer.alloc(4);
    size.writeUInt32BE(OUT_CHUNK_BYTES);
    this.#send(CHANNEL.protocol, MESSAGE.setChunkSize, { streamId: 0, timestampMs: 0 }, size);
    this.#outChunkBytes = OUT_CHUNK_BYTES;
  }

  data(...values: AmfValue[]): void {
    this.#send(CHANNEL.audio, MESSAGE.dataAmf0, { streamId: STREAM_ID, timestampMs: 0 }, encodeAmf0(...values));
  }

  video(timestampMs: number, body: Buffer): void {
    this.#send(CHANNEL.video, MESSAGE.video, { streamId: STREAM_ID, timestampMs }, body);
  }

  audio(timestampMs: number, body: Buffer): void {
    this.#send(CHANNEL.audio, MESSAGE.audio, { streamId: STREAM_ID, timestampMs }, body);
  }

  /** Ends the stream properly and hangs up. */
  finish(): void {
    if (!this.#socket.writable) return;
    this.command(0, 'FCUnpublish', 0, null);
    this.command(0, 'deleteStream', 0, null, STREAM_ID);
    this.#socket.end();
  }

  /** Disconnects without notice, like a pulled plug. */
  abort(): void {
    this.#socket.resetAndDestroy();
  }

  #send(channel: number, type: number, head: { streamId: number; timestampMs: number }, payload: Buffer): void {
    if (!this.#socket.writable) return;
    this.#socket.write(writeChunks(channel, { type, ...head, payload }, this.#outChunkBytes));
  }
}

/** Waits for answers of the server, one awaited answer at a time. */
class Answers {
  readonly #chunks = new ChunkReader(64 << 10);
  #greetingLeftBytes = 1 + 2 * HANDSHAKE_BYTES;
  #waiting: { matches: (values: AmfValue[]) => boolean; resolve: (values: AmfValue[]) => void } | null = null;
  readonly failed: Promise<never>;

  constructor(socket: Socket) {
    this.failed = new Promise((_, reject) => {
      socket.on('data', data => {
        try {
          this.#receive(data, reject);
        } catch (error) {
          reject(new Error('the server does not speak RTMP', { cause: error }));
          socket.destroy();
        }
      });
      socket.once('error', error => reject(new Error('RTMP connection failed', { cause: error })));
      socket.once('close', () => reject(new Error('the server hung up')));
      socket.setTimeout(CONNECT_WITHIN_MS, () => socket.destroy(new Error('the server does not respond')));
    });
    // why: no caller awaits this once publishing has started; `closed` of the publication reports the end.
    this.failed.catch(() => undefined);
  }

  async expect(matches: (values: AmfValue[]) => boolean): Promise<AmfValue[]> {
    const answer = new Promise<AmfValue[]>(resolve => {
      this.#waiting = { matches, resolve };
    });
    return Promise.race([answer, this.failed]);
  }

  #receive(data: Buffer, reject: (error: Error) => void): void {
    const skipped = Math.min(this.#greetingLeftBytes, data.length);
    this.#greetingLeftBytes -= skipped;
    for (const message of this.#chunks.read(data.subarray(skipped))) {
      if (message.type !== MESSAGE.commandAmf0) continue;
      const values = decodeAmf0(message.payload);
      if (textOf(values[3], 'level') === 'error')
        reject(new PublishRefused(textOf(values[3], 'description') ?? 'refused'));
      const waiting = this.#waiting;
      if (waiting?.matches(values) !== true) continue;
      this.#waiting = null;
      waiting.resolve(values);
    }
  }
}

const isResult = (id: number) => (values: AmfValue[]) => values[0] === '_result' && values[1] === id;
const isStart = (values: AmfValue[]) => textOf(values[3], 'code') === 'NetStream.Publish.Start';

/**
 * Connects and requests to publish; resolves once the server is ready for media. Rejects with `PublishRefused` on a
 * wrong key.
 */
export async function openPublication(target: RtmpTarget): Promise<RtmpPublication> {
  const socket = connect({ host: target.host, port: target.port, noDelay: true });
  const answers = new Answers(socket);
  const publication = new RtmpPublication(socket);
  try {
    socket.write(Buffer.concat([Buffer.of(RTMP_VERSION), Buffer.alloc(2 * HANDSHAKE_BYTES)]));
    publication.setChunkSize();
    const tcUrl = `rtmp://${target.host}:${target.port}/${target.app}`;
    publication.command(0, 'connect', 1, { app: target.app, type: 'nonprivate', flashVer: 'FMLE/3.0', tcUrl });
    await answers.expect(isResult(1));
    publication.command(0, 'releaseStream', 2, null, target.key);
    publication.command(0, 'FCPublish', 3, null, target.key);
    publication.command(0, 'createStream', 4, null);
    await answers.expect(isResult(4));
    publication.command(STREAM_ID, 'publish', 5, null, target.key, 'live');
    await answers.expect(isStart);
    socket.setTimeout(0);
    return publication;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}
