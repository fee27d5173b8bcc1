import type { SampleSink, SourceEnd } from '../../bus/sample.ts';
import { type EncoderRefusal, refusalText, UnsupportedCodec } from '../refusal.ts';
import { type AmfValue, decodeAmf0, encodeAmf0, textOf } from './amf0.ts';
import { ChunkReader } from './chunk-reader.ts';
import { writeChunks } from './chunk-writer.ts';
import { type FlvContent, type FlvTiming, isConfig, readAudioTag, readVideoTag } from './flv.ts';
import { HANDSHAKE_BYTES, MESSAGE, RTMP_VERSION, type RtmpMessage } from './message.ts';

/** A publish request as the authorizer sees it. */
export interface PublishRequest {
  readonly app: string;
  readonly key: string;
  readonly address: string;
  /** Disconnects the publisher later, with a reason for its log. */
  readonly expel: (reason: string) => void;
}

/** Why a publisher is refused, as a code; `reason` is the readable text. */
export type PublishRefusal = 'unknown-key' | 'key-in-use' | 'live-ended';

export type PublishDecision =
  /** `onRefused` is called if the publisher then sends something that cannot be accepted. */
  | { readonly accepted: true; readonly sink: SampleSink; readonly onRefused?: (refusal: EncoderRefusal) => void }
  | { readonly accepted: false; readonly code: PublishRefusal; readonly reason: string };

/** Decides who may publish and where the samples go; no media is read before it has answered. */
export type Authorize = (request: PublishRequest) => Promise<PublishDecision>;

/** What a session needs from its connection. */
export interface SessionLink {
  readonly address: string;
  readonly nowMs: () => number;
  send(bytes: Buffer): void;
  /** Stops and resumes the arrival of bytes while the authorizer runs. */
  pause(): void;
  resume(): void;
  /** Sends what is pending and hangs up. */
  close(): void;
  published(): void;
}

const UNAUTHENTICATED_MESSAGE_BYTES = 64 << 10;
const PUBLISHER_MESSAGE_BYTES = 4 << 20;
const OUT_CHUNK_BYTES = 4_096;
const WINDOW_BYTES = 2_500_000;
/** Acknowledges twice per window, because some publishers count on it. */
const ACKNOWLEDGE_EVERY_BYTES = WINDOW_BYTES / 2;
const CHANNEL = { protocol: 2, command: 3, status: 5 } as const;
const PUBLISH_STREAM_ID = 1;

/** S0 and S1: version, then eight zero bytes and a pattern that no client checks. */
const SERVER_HELLO = Buffer.concat([Buffer.of(RTMP_VERSION), Buffer.alloc(8), Buffer.alloc(HANDSHAKE_BYTES - 8, 0x2a)]);

type State = 'handshake' | 'commands' | 'authorizing' | 'publishing' | 'closed';

/**
 * The server's side of one RTMP connection that wants to publish (RTMP 1.0 §7.2.2.6). Handles bytes, not sockets.
 * `receive` throws on malformed input; its owner then hangs up.
 */
export class RtmpSession {
  readonly #link: SessionLink;
  readonly #authorize: Authorize;
  readonly #chunks = new ChunkReader(UNAUTHENTICATED_MESSAGE_BYTES);
  #state: State = 'handshake';
  #greeting: Buffer = Buffer.alloc(0);
  #hasAnswered = false;
  #outChunkBytes = 128;
  #app = '';
  #sink: SampleSink | null = null;
  #onRefused: (refusal: EncoderRefusal) => void = () => undefined;
  #receivedBytes = 0;
  #acknowledgedBytes = 0;

  constructor(link: SessionLink, authorize: Authorize) {
    this.#link = link;
    this.#authorize = authorize;
  }

  receive(data: Buffer): void {
    if (this.#state === 'closed') return;
    const rest = this.#state === 'handshake' ? this.#shakeHands(data) : data;
    if (rest.length === 0) return;
    this.#receivedBytes += rest.length;
    this.#acknowledge();
    this.#drain(this.#chunks.read(rest));
  }

  /** Signals the end to the sink, once. */
  end(reason: SourceEnd): void {
    this.#state = 'closed';
    const sink = this.#sink;
    this.#sink = null;
    sink?.end(reason);
  }

  /** C0, C1 → S0, S1, S2; C2 is read but not checked, as in other servers. Returns the bytes after it. */
  #shakeHands(data: Buffer): Buffer {
    this.#greeting = Buffer.concat([this.#greeting, data]);
    const greeting = this.#greeting;
    if (greeting.length > 0 && greeting[0] !== RTMP_VERSION) throw new RangeError('not RTMP version 3');
    if (greeting.length >= 1 + HANDSHAKE_BYTES && !this.#hasAnswered) {
      this.#link.send(Buffer.concat([SERVER_HELLO, greeting.subarray(1, 1 + HANDSHAKE_BYTES)]));
      this.#hasAnswered = true;
    }
    if (greeting.length < 1 + 2 * HANDSHAKE_BYTES) return Buffer.alloc(0);
    this.#state = 'commands';
    this.#greeting = Buffer.alloc(0);
    return greeting.subarray(1 + 2 * HANDSHAKE_BYTES);
  }

  #acknowledge(): void {
    if (this.#receivedBytes - this.#acknowledgedBytes < ACKNOWLEDGE_EVERY_BYTES) return;
    this.#acknowledgedBytes = this.#receivedBytes;
    this.#protocol(MESSAGE.acknowledgement, this.#receivedBytes >>> 0);
  }

  /** Handles messages until one has to wait; the rest is handled when it has been answered. */
  #drain(messages: Iterator<RtmpMessage>): void {
    for (;;) {
      if (this.#state === 'closed') return;
      const next = messages.next();
      if (next.done === true) return;
      const waiting = this.#handle(next.value);
      if (waiting === null) continue;
      this.#link.pause();
      waiting.then(
        () => {
          this.#link.resume();
          this.#continue(messages);
        },
        () => this.#hangUp(),
      );
      return;
    }
  }

  #continue(messages: Iterator<RtmpMessage>): void {
    try {
      this.#drain(messages);
    } catch {
      // why: invalid input from a client ends only its own connection.
      this.#hangUp();
    }
  }

  #hangUp(): void {
    this.end('lost');
    this.#link.close();
  }

  #handle(message: RtmpMessage): Promise<void> | null {
    switch (message.type) {
      case MESSAGE.audio:
      case MESSAGE.video:
        this.#media(message);
        return null;
      case MESSAGE.commandAmf0:
        return this.#command(decodeAmf0(message.payload), message.streamId);
      case MESSAGE.commandAmf3:
        return this.#command(decodeAmf0(message.payload.subarray(1)), message.streamId);
      default:
        return null;
    }
  }

  #media(message: RtmpMessage): void {
    if (this.#state !== 'publishing' || this.#sink === null) throw new RangeError('media before publish');
    const timing = { dtsMs: message.timestampMs, arrivedAtMs: this.#link.nowMs() };
    const content = this.#read(message, timing);
    if (content === null) return;
    if (isConfig(content)) this.#sink.configure(content);
    else this.#sink.push(content);
  }

  #read(message: RtmpMessage, timing: FlvTiming): FlvContent {
    try {
      return (message.type === MESSAGE.video ? readVideoTag : readAudioTag)(message.payload, timing);
    } catch (error) {
      if (!(error instanceof UnsupportedCodec)) throw error;
      this.#onRefused(error.refusal);
      this.#expel(refusalText(error.refusal), message.streamId);
      return null;
    }
  }

  #command(values: AmfValue[], streamId: number): Promise<void> | null {
    const [name, transaction, first, second] = values;
    const id = typeof transaction === 'number' ? transaction : 0;
    switch (name) {
      case 'connect':
        this.#connect(id, textOf(first, 'app') ?? '');
        return null;
      case 'createStream':
        this.#reply(id, null, PUBLISH_STREAM_ID);
        return null;
      case 'releaseStream':
      case 'FCPublish':
        this.#reply(id, null, undefined);
        return null;
      case 'publish':
        return this.#publish(typeof second === 'string' ? second : '', streamId);
      case 'FCUnpublish':
      case 'deleteStream':
      case 'closeStream':
        this.end('finished');
        this.#link.close();
        return null;
      case 'play':
        throw new RangeError('this server does not play');
      default:
        return null;
    }
  }

  #connect(id: number, app: string): void {
    this.#app = app;
    this.#protocol(MESSAGE.windowSize, WINDOW_BYTES);
    this.#send(CHANNEL.protocol, MESSAGE.peerBandwidth, 0, Buffer.concat([u32(WINDOW_BYTES), Buffer.of(2)]));
    this.#protocol(MESSAGE.setChunkSize, OUT_CHUNK_BYTES);
    this.#outChunkBytes = OUT_CHUNK_BYTES;
    const properties = { fmsVer: 'FMS/3,5,7,7009', capabilities: 31 };
    const info = {
      level: 'status',
      code: 'NetConnection.Connect.Success',
      description: 'connected',
      objectEncoding: 0,
    };
    this.#reply(id, properties, info);
  }

  async #publish(rawKey: string, streamId: number): Promise<void> {
    if (this.#state !== 'commands') throw new RangeError('publish out of order');
    this.#state = 'authorizing';
    const key = rawKey.split('?')[0] ?? '';
    const expel = (reason: string) => this.#expel(reason, streamId);
    const decision = await this.#authorize({ app: this.#app, key, address: this.#link.address, expel });
    if (this.#isGone()) {
      if (decision.accepted) decision.sink.end('lost');
      return;
    }
    if (!decision.accepted) {
      this.#expel(decision.reason, streamId);
      return;
    }
    this.#sink = decision.sink;
    this.#onRefused = decision.onRefused ?? this.#onRefused;
    this.#state = 'publishing';
    this.#chunks.limitMessages(PUBLISHER_MESSAGE_BYTES);
    this.#send(CHANNEL.protocol, MESSAGE.userControl, 0, Buffer.concat([Buffer.of(0, 0), u32(streamId)]));
    this.#status(streamId, { level: 'status', code: 'NetStream.Publish.Start', description: 'publishing' });
    this.#link.published();
  }

  /** The connection may have closed while the authorizer was running. */
  #isGone(): boolean {
    return this.#state === 'closed';
  }

  #expel(reason: string, streamId: number): void {
    if (this.#state === 'closed') return;
    this.#status(streamId, { level: 'error', code: 'NetStream.Publish.Rejected', description: reason });
    this.end('expelled');
    this.#link.close();
  }

  #status(streamId: number, info: AmfValue): void {
    this.#send(CHANNEL.status, MESSAGE.commandAmf0, streamId, encodeAmf0('onStatus', 0, null, info));
  }

  #reply(id: number, first: AmfValue, second: AmfValue): void {
    this.#send(CHANNEL.command, MESSAGE.commandAmf0, 0, encodeAmf0('_result', id, first, second));
  }

  #protocol(type: number, value: number): void {
    this.#send(CHANNEL.protocol, type, 0, u32(value));
  }

  #send(channel: number, type: number, streamId: number, payload: Buffer): void {
    this.#link.send(writeChunks(channel, { type, streamId, timestampMs: 0, payload }, this.#outChunkBytes));
  }
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
