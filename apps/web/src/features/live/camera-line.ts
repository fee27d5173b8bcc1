import { Connection } from './camera-connection.ts';
import { Ledger } from './camera-ledger.ts';
import type { Picture } from './camera-picture-encoder.ts';
import { isFinal, retryDelayMs, type StopReason } from './camera-retry.ts';

/** An origin that says nothing for so long is not there: half-open connections do not tell. */
const SILENT_MS = 5_000;
const CONNECT_WITHIN_MS = 8_000;
/** How long the first key frame waits for the sound to be configured. */
const SOUND_PATIENCE_MS = 2_000;

export type LinePhase = 'connecting' | 'sending' | 'reconnecting' | 'stopped';

export interface LineAddress {
  readonly url: string;
  readonly key: string;
}

export interface LineOptions extends LineAddress {
  /** Whether sound belongs to what is sent. */
  readonly hasSound: boolean;
  readonly nowMs: () => number;
  readonly onChange: () => void;
}

/** The line to the origin: connects, connects again after a break, and sends nothing that could not be decoded. */
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

  /** Nothing need be encoded while there is nobody to take it. */
  get isOpen(): boolean {
    return this.#phase === 'sending';
  }

  get behindMs(): number {
    return this.#ledger.behindMs();
  }

  /** Whether the next picture must be one that decoding can begin at; a wish is told once. */
  takeKeyWish(): boolean {
    const isWished = this.#wantsKey;
    this.#wantsKey = false;
    return isWished;
  }

  /** A track's configuration; sent at once when it changes on the way. */
  configure(type: 'video-config' | 'audio-config', description: Uint8Array): void {
    const known = this.#configs.get(type);
    if (known !== undefined && known.join() === description.join()) return;
    this.#configs.set(type, description);
    if (this.#isFlowing) this.#connection?.say({ type, description });
  }

  sendPicture(picture: Picture): void {
    if (this.#phase !== 'sending' || !(this.#isFlowing || this.#begin(picture.isKey))) return;
    const sequence = this.#ledger.number();
    this.#ledger.sent({ sequence, timestampMs: picture.timestampMs }, this.#options.nowMs());
    this.#connection?.say({ type: 'video', sequence, ...picture });
    this.sentBytes += picture.data.length;
  }

  sendSound(data: Uint8Array, timestampMs: number): void {
    if (!this.#isFlowing) return;
    this.#connection?.say({ type: 'audio', sequence: this.#ledger.number(), timestampMs, isKey: true, data });
    this.sentBytes += data.length;
  }

  /** Looks at the clock: an origin that keeps silent is given up. */
  look(): void {
    const nowMs = this.#options.nowMs();
    if (this.#ledger.silentMs(nowMs) > SILENT_MS) this.#connection?.drop();
    if (!this.isOpen && nowMs - this.#sinceMs > CONNECT_WITHIN_MS) this.#connection?.drop();
  }

  /** Ends the line for good. */
  stop(reason: StopReason): void {
    if (this.#phase === 'stopped') return;
    clearTimeout(this.#timer);
    this.#connection?.finish();
    this.#connection = null;
    this.#isFlowing = false;
    this.#stopReason = reason;
    this.#turn('stopped');
  }

  /** A stream begins with its tracks and a key frame; false while one of them is missing. */
  #begin(isKey: boolean): boolean {
    const { hasSound, nowMs } = this.#options;
    const lacksSound = hasSound && !this.#configs.has('audio-config');
    const mustWait = lacksSound && nowMs() - this.#sinceMs < SOUND_PATIENCE_MS;
    if (!isKey || !this.#configs.has('video-config') || mustWait) {
      this.#wantsKey = true;
      return false;
    }
    for (const [type, description] of this.#configs) this.#connection?.say({ type, description });
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
