import type { EncoderRefusal } from '../ingest/refusal.ts';
import type { SourceKind } from './source-switch.ts';

/** An encoder that was refused on one of the two lines of a slot. */
export interface RefusedEncoder extends EncoderRefusal {
  readonly atMs: number;
}

/** An encoder that tries again every few seconds is one event a minute. */
const EVENT_EVERY_MS = 60_000;
/** Somebody has changed the encoder, or gone away. */
const SHOWN_MS = 600_000;
/** The other encoder has stopped asking for the key that is in use. */
const IN_USE_SHOWN_MS = 60_000;

/** The newest refusals of a slot's two lines. */
export class LineRefusals {
  readonly #newest = new Map<SourceKind, RefusedEncoder>();
  readonly #eventAtMs = new Map<string, number>();

  /** Notes a refusal; tells whether it is an event: the first of its kind in a minute. */
  add(kind: SourceKind, refusal: EncoderRefusal, nowMs: number): boolean {
    this.#newest.set(kind, { ...refusal, atMs: nowMs });
    const name = `${kind} ${refusal.code} ${refusal.codec}`;
    const beforeMs = this.#eventAtMs.get(name) ?? Number.NEGATIVE_INFINITY;
    if (Math.abs(nowMs - beforeMs) < EVENT_EVERY_MS) return false;
    this.#eventAtMs.set(name, nowMs);
    return true;
  }

  /** The newest refusal of a line that still says something; null when there is none. */
  of(kind: SourceKind, nowMs: number): RefusedEncoder | null {
    const newest = this.#newest.get(kind);
    if (newest === undefined) return null;
    const shownMs = newest.code === 'key-in-use' ? IN_USE_SHOWN_MS : SHOWN_MS;
    return Math.abs(nowMs - newest.atMs) < shownMs ? newest : null;
  }

  /** A picture has come on a line: what was wrong with its encoder is mended. A key in use is not the fault of the one that uses it. */
  mend(kind: SourceKind): void {
    if (this.#newest.get(kind)?.code !== 'key-in-use') this.#newest.delete(kind);
  }
}
