import type { ReceiveMode } from '../source/rendition.ts';

/** The requests of controls, which never touch the video element. */
export type PlayerRequest =
  | { readonly type: 'play' }
  | { readonly type: 'pause' }
  | { readonly type: 'toggle-play' }
  /** A click on the picture; clicks in quick succession count once. */
  | { readonly type: 'click' }
  | { readonly type: 'seek'; readonly timeSec: number }
  | { readonly type: 'seek-by'; readonly deltaSec: number }
  | { readonly type: 'seek-to-live' }
  | { readonly type: 'mute' }
  | { readonly type: 'unmute' }
  | { readonly type: 'toggle-mute' }
  | { readonly type: 'set-volume'; readonly volume: number }
  | { readonly type: 'change-volume'; readonly delta: number }
  | { readonly type: 'toggle-fullscreen' }
  | { readonly type: 'exit-fullscreen' }
  /** Sets the receive mode: to save data, and for bad connections. */
  | { readonly type: 'receive'; readonly mode: ReceiveMode }
  /** Declines audio only; it is not offered again for this source. */
  | { readonly type: 'decline-audio' }
  | { readonly type: 'toggle-pip' }
  /** Opens the browser's own list of screens to play on. */
  | { readonly type: 'choose-screen' }
  | { readonly type: 'toggle-captions' }
  /** Null hides them. */
  | { readonly type: 'show-captions'; readonly language: string | null }
  /** Loads the source again: after an error, after a long wait, or because the page asks. */
  | { readonly type: 'reload' };
