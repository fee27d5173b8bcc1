import type { EncoderRefusal } from '../ingest/refusal.ts';
import type { SourceKind } from './source-switch.ts';

/** An encoder that was refused on one of the two lines of a slot. */
export interface RefusedEncoder extends EncoderRefusal {
  readonly atMs: number;
}

/** An encoder that retries every few seconds causes one event a minute. */
const EVENT_EVERY_MS = 60_000;
/** After this time, the encoder was probably changed or is gone. */
const SHOWN_MS = 600_000;
/** After this time, the other encoder no longer asks for the key in use. */
const IN_USE_SHOWN_MS = 60_000;

/** The latest refusals of a slot's two lines. */
export class LineRefusals {
  readonly #newest = new Map<SourceKind, RefusedEncoder>();
  readonly #eventAtMs = new Map<string, number>();

  /** Records a refusal; returns whether it is an event: the first of its kind in a minute. */
  add(kind: SourceKind, refusal: EncoderRefusal, nowMs: number): boolean {
    this.#newest.set(kind, { ...refusal, atMs: nowMs });
    const name = `${kind} ${refusal.code} ${refusal.codec}`;
    const beforeMs = this.#eventAtMs.get(name) ?? Number.NEGATIVE_INFINITY;
    if (Math.abs(nowMs - beforeMs) < EVENT_EVERY_MS) return false;
    this.#eventAtMs.set(name, nowMs);
    return true;
  }

  /** The latest refusal of a line that is still relevant; null if there is none. */
  of(kind: SourceKind, nowMs: number): RefusedEncoder | null {
    const newest = this.#newest.get(kind);
    if (newest === undefined) return null;
    const shownMs = newest.code === 'key-in-use' ? IN_USE_SHOWN_MS : SHOWN_MS;
    return Math.abs(nowMs - newest.atMs) < shownMs ? newest : null;
  }

  /**
   * A picture has arrived on a line, so its encoder's problem is solved. A key in use is not the fault of the encoder
   * that uses it.
   */
  repair(kind: SourceKind): void {
    if (this.#newest.get(kind)?.code !== 'key-in-use') this.#newest.delete(kind);
  }
}
