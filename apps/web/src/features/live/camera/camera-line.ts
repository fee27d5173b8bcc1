import { Connection } from './camera-connection.ts';
import { Ledger } from './camera-ledger.ts';
import { isFinal, retryDelayMs, type StopReason } from './camera-retry.ts';
import type { Picture } from './media/camera-picture-encoder.ts';

/** After this much silence the origin is considered gone: a half-open connection reports no error. */
const SILENT_MS = 5_000;
const CONNECT_WITHIN_MS = 8_000;
/** How long the first key frame waits for the audio configuration. */
const SOUND_PATIENCE_MS = 2_000;

export type LinePhase = 'connecting' | 'sending' | 'reconnecting' | 'stopped';

export interface LineAddress {
  readonly url: string;
  readonly key: string;
}

export interface LineOptions extends LineAddress {
  /** Whether the stream includes sound. */
  readonly hasSound: boolean;
  readonly nowMs: () => number;
  readonly onChange: () => void;
}

/** The line to the origin: connects, reconnects after a break, and sends nothing the origin could not decode. */
export class Line {
  readonly #options: LineOptions;
  readonly #ledger = new Ledger();
  readonly #configs = new Map<'video-config' | 'audio-config', Uint8Array>();
  #connection: Connection | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #phase: LinePhase = 'connecting';
  #stopReason: StopReason | null = null;
  #wasAdmitted = false;
  #isFlowing = false;
  #wantsKey = true;
  #attempt = 0;
  #sinceMs: number;
  sentBytes = 0;

  constructor(options: LineOptions) {
    this.#options = options;
    this.#sinceMs = options.nowMs();
    this.#connect();
  }

  get phase(): LinePhase {
    return this.#phase;
  }

  get stopReason(): StopReason | null {
    return this.#stopReason;
  }

  /** While the line is closed, nothing needs to be encoded. */
  get isOpen(): boolean {
    return this.#phase === 'sending';
  }

  get behindMs(): number {
    return this.#ledger.behindMs();
  }

  /** Whether the next frame must be a key frame; reading resets the request. */
  takeKeyRequest(): boolean {
    const isRequested = this.#wantsKey;
    this.#wantsKey = false;
    return isRequested;
  }

  /** Sets the configuration of a track; a change on an open line is sent immediately. */
  configure(type: 'video-config' | 'audio-config', description: Uint8Array): void {
    const known = this.#configs.get(type);
    if (known !== undefined && known.join() === description.join()) return;
    this.#configs.set(type, description);
    if (this.#isFlowing) this.#connection?.send({ type, description });
  }

  sendPicture(picture: Picture): void {
    if (this.#phase !== 'sending' || !(this.#isFlowing || this.#begin(picture.isKey))) return;
    const sequence = this.#ledger.number();
    this.#ledger.sent({ sequence, timestampMs: picture.timestampMs }, this.#options.nowMs());
    this.#connection?.send({ type: 'video', sequence, ...picture });
    this.sentBytes += picture.data.length;
  }

  sendSound(data: Uint8Array, timestampMs: number): void {
    if (!this.#isFlowing) return;
    this.#connection?.send({ type: 'audio', sequence: this.#ledger.number(), timestampMs, isKey: true, data });
    this.sentBytes += data.length;
  }

  /** Checks the clock and drops the connection if the origin is silent for too long. */
  check(): void {
    const nowMs = this.#options.nowMs();
    if (this.#ledger.silentMs(nowMs) > SILENT_MS) this.#connection?.drop();
    if (!this.isOpen && nowMs - this.#sinceMs > CONNECT_WITHIN_MS) this.#connection?.drop();
  }

  /** Stops the line for good. */
  stop(reason: StopReason): void {
    if (this.#phase === 'stopped') return;
    clearTimeout(this.#timer);
    this.#connection?.finish();
    this.#connection = null;
    this.#isFlowing = false;
    this.#stopReason = reason;
    this.#turn('stopped');
  }

  /** A stream starts with its track configurations and a key frame; returns false while one of them is missing. */
  #begin(isKey: boolean): boolean {
    const { hasSound, nowMs } = this.#options;
    const lacksSound = hasSound && !this.#configs.has('audio-config');
    const mustWait = lacksSound && nowMs() - this.#sinceMs < SOUND_PATIENCE_MS;
    if (!isKey || !this.#configs.has('video-config') || mustWait) {
      this.#wantsKey = true;
      return false;
    }
    for (const [type, description] of this.#configs) this.#connection?.send({ type, description });
    this.#isFlowing = true;
    return true;
  }

  #connect(): void {
    const { url, key, nowMs } = this.#options;
    this.#sinceMs = nowMs();
    this.#connection = new Connection(url, key, {
      onWelcome: () => {
        this.#attempt = 0;
        this.#wasAdmitted = true;
        this.#sinceMs = nowMs();
        this.#wantsKey = true;
        this.#turn('sending');
      },
      onAcknowledged: sequence => this.#ledger.acknowledged(sequence, nowMs()),
      onEnd: reason => {
        this.#connection = null;
        this.#isFlowing = false;
        this.#ledger.reset();
        if (reason !== null && isFinal(reason, this.#wasAdmitted)) this.stop(reason);
        else this.#retry();
      },
    });
  }

  #retry(): void {
    this.#turn(this.#wasAdmitted ? 'reconnecting' : 'connecting');
    this.#timer = setTimeout(() => this.#connect(), retryDelayMs(this.#attempt++));
  }

  #turn(phase: LinePhase): void {
    if (this.#phase === phase) return;
    this.#phase = phase;
    this.#options.onChange();
  }
}
