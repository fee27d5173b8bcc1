import { GroupOfPictures } from '../bus/group-of-pictures.ts';
import type { MediaSample, SampleSink, SourceEnd, TrackConfig } from '../bus/sample.ts';

/** Every slot has two keys; the encoder on the spare one takes over when the main one falls silent. */
export type SourceKind = 'main' | 'spare';

/**
 * Silence after which an encoder counts as frozen: another with the same key may replace it, and the spare takes over.
 */
const FROZEN_AFTER_MS = 1_000;
/** A track that an encoder has not sent for this long is missing. */
const MISSING_AFTER_MS = 3_000;
/** How long a newcomer waits for the current encoder to fall silent. */
const CLAIM_PATIENCE_MS = 2_000;

/** Receives the source on air; `beginSource` is called before anything of a different source. */
export interface OnAir {
  beginSource(kind: SourceKind): void;
  configure(config: TrackConfig): void;
  push(sample: MediaSample): void;
  /** The source on air is gone and no other has taken over. */
  endSource(reason: SourceEnd): void;
}

/**
 * One connected encoder. While it is on standby, its latest group of pictures is kept, so that it can take over at
 * once.
 */
class Source {
  readonly kind: SourceKind;
  readonly expel: (reason: string) => void;
  readonly configs = new Map<TrackConfig['kind'], TrackConfig>();
  readonly sinceMs: number;
  lastSampleAtMs: number;
  /** Negative infinity before the first picture. */
  lastPictureAtMs = Number.NEGATIVE_INFINITY;
  #lastSoundAtMs = Number.NEGATIVE_INFINITY;
  /** Filled while it is on standby. */
  readonly group = new GroupOfPictures();

  constructor(kind: SourceKind, expel: (reason: string) => void, nowMs: number) {
    this.kind = kind;
    this.expel = expel;
    this.sinceMs = nowMs;
    this.lastSampleAtMs = nowMs;
  }

  note(sample: MediaSample, nowMs: number): void {
    this.lastSampleAtMs = nowMs;
    if (sample.kind === 'video') this.lastPictureAtMs = nowMs;
    else this.#lastSoundAtMs = nowMs;
  }

  /** What it does not send; an encoder that has just connected is not checked yet. */
  missing(nowMs: number): TrackConfig['kind'][] {
    const isMissing = (atMs: number) => Math.min(nowMs - this.sinceMs, nowMs - atMs) > MISSING_AFTER_MS;
    return [
      ...(isMissing(this.lastPictureAtMs) ? (['video'] as const) : []),
      ...(isMissing(this.#lastSoundAtMs) ? (['audio'] as const) : []),
    ];
  }
}

interface Claim {
  readonly kind: SourceKind;
  readonly expel: (reason: string) => void;
  readonly sinceMs: number;
  readonly resolve: (sink: SampleSink | null) => void;
}

/** Chooses between the encoders of a slot and passes one of them on. */
export class SourceSwitch {
  readonly #onAir: OnAir;
  readonly #nowMs: () => number;
  readonly #sources = new Map<SourceKind, Source>();
  #active: Source | null = null;
  #claims: Claim[] = [];

  constructor(onAir: OnAir, nowMs: () => number) {
    this.#onAir = onAir;
    this.#nowMs = nowMs;
  }

  get active(): SourceKind | null {
    return this.#active?.kind ?? null;
  }

  isConnected(kind: SourceKind): boolean {
    return this.#sources.has(kind);
  }

  /** What a connected encoder does not send; empty for a line without one. */
  missing(kind: SourceKind): readonly TrackConfig['kind'][] {
    return this.#sources.get(kind)?.missing(this.#nowMs()) ?? [];
  }

  /** A connected encoder has sent a picture. */
  hasSentPicture(kind: SourceKind): boolean {
    return (this.#sources.get(kind)?.lastPictureAtMs ?? Number.NEGATIVE_INFINITY) > Number.NEGATIVE_INFINITY;
  }

  /**
   * Admits an encoder: at once if its key is free, otherwise at a tick. If the current one with the same key has fallen
   * silent, it is disconnected; if it is alive, it stays, and the newcomer is refused (null) after waiting in vain.
   */
  async claim(kind: SourceKind, expel: (reason: string) => void): Promise<SampleSink | null> {
    if (!this.#sources.has(kind)) return this.#admit(kind, expel);
    // why: after a suspension of the process, the frames of the current encoder may be read after the newcomer; only a
    // tick knows that all of them were.
    return new Promise(resolve => this.#claims.push({ kind, expel, sinceMs: this.#nowMs(), resolve }));
  }

  /** Disconnects every encoder. */
  expelAll(reason: string): void {
    for (const source of [...this.#sources.values()]) {
      this.#remove(source, 'expelled');
      source.expel(reason);
    }
  }

  /** Disconnects the encoder of one key, for example after the key was changed. */
  expel(kind: SourceKind, reason: string): void {
    const source = this.#sources.get(kind);
    if (source === undefined) return;
    this.#remove(source, 'expelled');
    source.expel(reason);
  }

  /** Checks for encoders that have fallen silent and for waiting newcomers; must be called a few times a second. */
  tick(): void {
    this.#settleClaims();
    const active = this.#active;
    if (active === null || this.#showsPictures(active) || this.#elapsedMs(active.sinceMs) <= FROZEN_AFTER_MS) return;
    // Audio alone does not keep an encoder on air: after its camera is unplugged, an encoder continues with its
    // microphone.
    const other = this.#withPictures() ?? (this.#isFrozen(active) ? this.#alive(active) : undefined);
    if (other !== undefined) this.#takeOver(other);
  }

  #settleClaims(): void {
    const claims = this.#claims;
    this.#claims = [];
    for (const claim of claims) {
      const holder = this.#sources.get(claim.kind);
      if (holder !== undefined && !this.#isFrozen(holder)) {
        if (this.#elapsedMs(claim.sinceMs) >= CLAIM_PATIENCE_MS) claim.resolve(null);
        else this.#claims.push(claim);
        continue;
      }
      if (holder !== undefined) {
        this.#remove(holder, 'lost');
        holder.expel('replaced by a newer connection');
      }
      claim.resolve(this.#admit(claim.kind, claim.expel));
    }
  }

  /** Elapsed time in either direction: a clock that was set back must not keep a dead encoder alive. */
  #elapsedMs(atMs: number): number {
    return Math.abs(this.#nowMs() - atMs);
  }

  #isFrozen(source: Source): boolean {
    return this.#elapsedMs(source.lastSampleAtMs) > FROZEN_AFTER_MS;
  }

  #showsPictures(source: Source): boolean {
    return this.#elapsedMs(source.lastPictureAtMs) <= FROZEN_AFTER_MS;
  }

  #withPictures(): Source | undefined {
    return [...this.#sources.values()].find(source => this.#showsPictures(source));
  }

  #alive(except: Source | null): Source | undefined {
    return [...this.#sources.values()].find(source => source !== except && !this.#isFrozen(source));
  }

  #admit(kind: SourceKind, expel: (reason: string) => void): SampleSink {
    const source = new Source(kind, expel, this.#nowMs());
    this.#sources.set(kind, source);
    if (this.#active === null) this.#takeOver(source);
    return {
      configure: config => this.#configure(source, config),
      push: sample => this.#push(source, sample),
      end: reason => this.#remove(source, reason),
    };
  }

  #configure(source: Source, config: TrackConfig): void {
    if (!this.#isHere(source)) return;
    source.configs.set(config.kind, config);
    if (source === this.#active) this.#onAir.configure(config);
    else source.group.take();
  }

  #push(source: Source, sample: MediaSample): void {
    if (!this.#isHere(source)) return;
    source.note(sample, this.#nowMs());
    if (source === this.#active) this.#onAir.push(sample);
    else source.group.keep(sample);
  }

  #isHere(source: Source): boolean {
    return this.#sources.get(source.kind) === source;
  }

  #takeOver(source: Source): void {
    this.#active = source;
    this.#onAir.beginSource(source.kind);
    for (const config of source.configs.values()) this.#onAir.configure(config);
    for (const sample of source.group.take()) this.#onAir.push(sample);
  }

  #remove(source: Source, reason: SourceEnd): void {
    if (!this.#isHere(source)) return;
    this.#sources.delete(source.kind);
    if (source !== this.#active) return;
    this.#active = null;
    const other = this.#withPictures() ?? this.#alive(null);
    if (other === undefined) this.#onAir.endSource(reason);
    else this.#takeOver(other);
  }
}
