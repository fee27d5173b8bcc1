import type { Renditions } from './rendition.ts';

/** Life of the playback library's script (product text §4). */
export type ScriptState = 'pending' | 'loading' | 'loaded' | 'error' | 'not-supported';

/** Life of the tie between stream and video element; the spelling is the product's (product text §4). */
export type AttachState = 'detached' | 'attaching' | 'attached' | 'detaching' | 'attache-error' | 'detache-error';

/** Something that ended playback, before it has words. */
export interface PlayerFault {
  readonly cause: 'script' | 'stream';
  /** HTTP status of the answer that caused it, if one did. */
  readonly responseCode: number | null;
  readonly message: string;
}

/** What a running source tells the store. */
export type SourceFact =
  | { readonly type: 'script'; readonly script: ScriptState }
  | { readonly type: 'attach'; readonly attach: AttachState }
  | { readonly type: 'renditions'; readonly renditions: Renditions | null }
  | { readonly type: 'failed'; readonly fault: PlayerFault };
