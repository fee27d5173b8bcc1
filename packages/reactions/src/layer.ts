import { SCHEDULE_TICK_MS } from './constants.ts';
import { isRiceShower, type ReactionKind, reactionValue, type TimedReaction } from './reaction.ts';
import { createPainter, type Painter } from './render/painter.ts';
import { createLiveFeed, createReplayFeed } from './schedule/feed.ts';
import { petalKey, requireSprite, type ShowerColour, stampKeys } from './sprite/sprite-key.ts';

/** What a layer draws and how it gets the time. */
export interface LayerOptions {
  /** Design pattern of the stamps, for example `natural`. */
  readonly pattern: string;
  /** Colors of the pattern's shower leaves. */
  readonly petals: readonly ShowerColour[];
  /** Address of a sprite; keys are reaction values (`natural-heart`) and `petal-{colour}`. */
  readonly spriteUrl: (key: string) => string;
  /** In a live, reactions arrive through `push`; in an archive they are replayed from the track. */
  readonly mode: 'live' | 'archive';
  /** The viewer's own playhead: program time in a live, video time in an archive, in ms; null while unknown. */
  readonly playheadMs: () => number | null;
  /** Called for sprites that cannot be read; the others are still used. */
  readonly onError: (error: unknown) => void;
}

/** A running reaction layer over a video. */
export interface Layer {
  /** Draws the viewer's own reaction at once. */
  tap(kind: ReactionKind): void;
  /**
   * Takes the reactions of others in a live; each is drawn when the playhead reaches it. An archive ignores them
   * (docs/product/reaction.md#drawing). Throws on a value without a sprite, after taking the rest.
   */
  push(reactions: readonly TimedReaction[]): void;
  /** Sets the reactions of an archive, replacing earlier ones. Throws like `push`. */
  setTrack(reactions: readonly TimedReaction[]): void;
  /** Hides or shows the layer; nothing is drawn while hidden. */
  setShown(shown: boolean): void;
  /** Removes all reactions, on screen and waiting. */
  clear(): void;
  /** Frames drawn and sprites on screen; null while nothing can be drawn. */
  stats: Painter['stats'];
  destroy(): void;
}

/**
 * Adds a reaction layer to a host element (positioned, the size of the video). With reduced motion it draws nothing.
 */
export function createLayer(host: HTMLElement, options: LayerOptions): Layer {
  const stamps = stampKeys(options.pattern);
  const known = new Set(stamps);
  const painter = createPainter(host, {
    keys: [...stamps, ...options.petals.map(petalKey)],
    url: options.spriteUrl,
    onError: options.onError,
  });
  const live = createLiveFeed();
  const replay = createReplayFeed();
  const feed = options.mode === 'live' ? live : replay;
  let shown = true;

  const draw = (value: string, own: boolean): void => {
    if (shown) painter.spawn(value, own);
  };
  const tick = (): void => {
    const brought = feed.read(options.playheadMs());
    if (brought.seeked) painter.clear();
    for (const value of brought.values) draw(value, false);
  };
  const drawable = (reactions: readonly TimedReaction[]): readonly TimedReaction[] =>
    reactions.filter(({ value }) => isRiceShower(value) || known.has(value));
  const refuseUnknown = (reactions: readonly TimedReaction[]): void => {
    for (const { value } of reactions) requireSprite(known, value);
  };
  const ticking = setInterval(tick, SCHEDULE_TICK_MS);

  return {
    tap: kind => draw(reactionValue(options.pattern, kind), true),
    push(reactions) {
      if (options.mode === 'archive') return;
      live.push(drawable(reactions));
      refuseUnknown(reactions);
    },
    setTrack(reactions) {
      replay.setTrack(drawable(reactions));
      refuseUnknown(reactions);
    },
    setShown(next) {
      shown = next;
      if (!shown) painter.clear();
    },
    clear() {
      feed.clear();
      painter.clear();
    },
    stats: painter.stats,
    destroy() {
      clearInterval(ticking);
      painter.destroy();
    },
  };
}
