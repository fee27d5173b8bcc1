import type { SampleSink, SourceEnd, TrackConfig } from '../../bus/sample.ts';
import { parseAacConfig } from '../../codec/aac.ts';
import { parseAvcConfig } from '../../codec/avc.ts';
import type { Authorize } from '../rtmp/session.ts';
import {
  decodeFromCamera,
  encodeFromOrigin,
  type FromCamera,
  type FromOrigin,
  type Refusal,
  WIRE_VERSION,
  type WireConfig,
  type WireSample,
} from './wire.ts';

/** The app name in every publish request: the RTMP path, so that one authorizer serves both ingests. */
const APP = 'live';

/** What a session needs from its connection. */
export interface PacketLink {
  readonly address: string;
  readonly nowMs: () => number;
  send(bytes: Uint8Array<ArrayBuffer>): void;
  /** Sends what is pending and closes; `trouble` is for the log, null if all was well. */
  close(trouble: string | null): void;
  published(): void;
}

type State = 'anonymous' | 'authorizing' | 'publishing' | 'closed';

function readConfig({ type, description }: WireConfig): TrackConfig | null {
  try {
    return type === 'video-config' ? parseAvcConfig(description) : parseAacConfig(description);
  } catch {
    return null; // why: a configuration that no decoder could use is refused like any other malformed input
  }
}

/**
 * The origin's side of one browser that sends its camera. Handles messages, not sockets; nothing a camera sends makes
 * it throw.
 */
export class PacketSession {
  readonly #link: PacketLink;
  readonly #authorize: Authorize;
  #state: State = 'anonymous';
  #sink: SampleSink | null = null;
  #hasVideo = false;
  #hasAudio = false;
  #receivedBytes = 0;

  constructor(link: PacketLink, authorize: Authorize) {
    this.#link = link;
    this.#authorize = authorize;
  }

  receive(bytes: Uint8Array): void {
    if (this.#state === 'closed') return;
    const incoming = decodeFromCamera(bytes);
    if (incoming === null || !this.#take(incoming)) this.#refuse('malformed', 'malformed or out of order');
  }

  /** Signals the end to the sink, once. */
  end(reason: SourceEnd): void {
    this.#state = 'closed';
    const sink = this.#sink;
    this.#sink = null;
    sink?.end(reason);
  }

  /** Returns false for a message that is not allowed now. */
  #take(incoming: FromCamera): boolean {
    if (incoming.type === 'hello') return this.#greet(incoming.version, incoming.key);
    if (incoming.type === 'goodbye') {
      this.end('finished');
      this.#link.close(null);
      return true;
    }
    if (this.#state !== 'publishing' || this.#sink === null) return false;
    return 'description' in incoming ? this.#configure(incoming, this.#sink) : this.#push(incoming, this.#sink);
  }

  #greet(version: number, key: string): boolean {
    if (this.#state !== 'anonymous') return false;
    if (version !== WIRE_VERSION) {
      this.#refuse('other-version', `protocol version ${version}`);
      return true;
    }
    this.#state = 'authorizing';
    this.#admit(key).catch(error => this.#refuse('malformed', error instanceof Error ? error.message : 'unknown'));
    return true;
  }

  async #admit(key: string): Promise<void> {
    const expel = (reason: string) => this.#refuse('expelled', reason);
    const decision = await this.#authorize({ app: APP, key, address: this.#link.address, expel });
    if (this.#isGone()) {
      if (decision.accepted) decision.sink.end('lost');
      return;
    }
    if (!decision.accepted) {
      this.#refuse(decision.code, decision.reason);
      return;
    }
    this.#sink = decision.sink;
    this.#state = 'publishing';
    this.#link.published();
    this.#say({ type: 'welcome' });
  }

  /** The connection may have closed while the authorizer was running. */
  #isGone(): boolean {
    return this.#state === 'closed';
  }

  #configure(incoming: WireConfig, sink: SampleSink): boolean {
    const config = readConfig(incoming);
    if (config === null) return false;
    if (config.kind === 'video') this.#hasVideo = true;
    else this.#hasAudio = true;
    sink.configure(config);
    return true;
  }

  #push({ type, timestampMs, isKey, data, sequence }: WireSample, sink: SampleSink): boolean {
    if (type === 'video' ? !this.#hasVideo : !this.#hasAudio) return false;
    const timing = { dtsMs: timestampMs, arrivedAtMs: this.#link.nowMs() };
    this.#receivedBytes += data.length;
    if (type === 'audio') sink.push({ kind: 'audio', ...timing, data });
    else {
      sink.push({ kind: 'video', ...timing, ptsMs: timestampMs, isKey, data });
      this.#say({ type: 'acknowledged', sequence, receivedBytes: this.#receivedBytes });
    }
    return true;
  }

  #refuse(reason: Refusal, trouble: string): void {
    if (this.#state === 'closed') return;
    this.#say({ type: 'refused', reason });
    this.end(reason === 'expelled' ? 'expelled' : 'lost');
    this.#link.close(trouble);
  }

  #say(incoming: FromOrigin): void {
    this.#link.send(encodeFromOrigin(incoming));
  }
}
