import type { PlayerError } from '../source/player-error.ts';
import type { PlayerState } from './state.ts';

/** Events that a page may need to know at once. */
export type PlayerEvent =
  /** A frame is available for the first time since the source was opened, reloaded or recovered. */
  | { readonly type: 'first-frame' }
  /** A recording has been played to its end. */
  | { readonly type: 'ended' }
  /** The viewer has moved the playhead, so on-screen reactions no longer fit (docs/product/reaction.md#replay). */
  | { readonly type: 'seeked'; readonly timeSec: number }
  | { readonly type: 'failed'; readonly error: PlayerError };

/** The events between two states. */
export function eventsBetween(before: PlayerState, after: PlayerState): readonly PlayerEvent[] {
  const events: PlayerEvent[] = [];
  if (!before.hasFrame && after.hasFrame) events.push({ type: 'first-frame' });
  if (!before.ended && after.ended && after.kind === 'archive') events.push({ type: 'ended' });
  if (after.error !== null && after.error !== before.error) events.push({ type: 'failed', error: after.error });
  return events;
}
