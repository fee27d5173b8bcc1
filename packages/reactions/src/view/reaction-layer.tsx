import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from 'react';
import { createLayer, type Layer, type LayerOptions } from '../layer.ts';
import type { TimedReaction } from '../reaction.ts';
import styles from './reaction-layer.module.css';

/** What the page can do with a mounted layer. */
export type ReactionLayerHandle = Pick<Layer, 'tap' | 'push' | 'clear' | 'stats'>;

export interface ReactionLayerProps extends Omit<LayerOptions, 'onError'> {
  readonly onError?: ((error: unknown) => void) | undefined;
  /** The reactions of an archive, with video times. */
  readonly track?: readonly TimedReaction[] | undefined;
  /** False hides the overlay (the guest's own switch). */
  readonly shown?: boolean | undefined;
  readonly ref?: Ref<ReactionLayerHandle> | undefined;
}

const NO_REACTIONS: readonly TimedReaction[] = [];

/** Stamps and petals over a video. Purely decorative: it takes no clicks and is hidden from screen readers. */
export function ReactionLayer({ ref, track = NO_REACTIONS, shown = true, ...options }: ReactionLayerProps) {
  const host = useRef<HTMLDivElement>(null);
  const layer = useRef<Layer | null>(null);
  const { pattern, mode } = options;
  const colours = options.petals.join();
  const playhead = useEffectEvent(() => options.playheadMs());
  const report = useEffectEvent((error: unknown) => options.onError?.(error));
  const start = useEffectEvent((element: HTMLElement) =>
    createLayer(element, {
      pattern,
      mode,
      petals: options.petals,
      spriteUrl: options.spriteUrl,
      playheadMs: playhead,
      onError: report,
    }),
  );

  useImperativeHandle(
    ref,
    () => ({
      tap: kind => layer.current?.tap(kind),
      push: reactions => layer.current?.push(reactions),
      clear: () => layer.current?.clear(),
      stats: async () => (await layer.current?.stats()) ?? null,
    }),
    [],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another pattern, mode or set of colours needs another layer
  useEffect(() => {
    if (host.current === null) return;
    const made = start(host.current);
    layer.current = made;
    return () => {
      layer.current = null;
      made.destroy();
    };
  }, [pattern, mode, colours]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layer needs the track again
  useEffect(() => {
    try {
      layer.current?.setTrack(track);
    } catch (error) {
      // Another guest's reaction without a sprite must not break the page; the rest of the track is already in place.
      report(error);
    }
  }, [track, pattern, mode, colours]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new layer does not know it yet
  useEffect(() => layer.current?.setShown(shown), [shown, pattern, mode, colours]);

  return <div ref={host} className={styles.layer} aria-hidden="true" />;
}
