import type { Renditions } from './rendition.ts';

/** The loading state of the playback library's script. */
export type ScriptState = 'pending' | 'loading' | 'loaded' | 'error' | 'not-supported';

/** The attachment of stream and video element; the spelling is the product's (docs/product/calls.md#answers). */
export type AttachState = 'detached' | 'attaching' | 'attached' | 'detaching' | 'attache-error' | 'detache-error';

/** What ended playback, before messages are added. */
export interface PlayerFault {
  readonly cause: 'script' | 'stream';
  /** HTTP status of the response that caused it, if any. */
  readonly responseCode: number | null;
  readonly message: string;
}

/** What a running source reports to the store. */
export type SourceFact =
  | { readonly type: 'script'; readonly script: ScriptState }
  | { readonly type: 'attach'; readonly attach: AttachState }
  | { readonly type: 'renditions'; readonly renditions: Renditions | null }
  | { readonly type: 'failed'; readonly fault: PlayerFault };
