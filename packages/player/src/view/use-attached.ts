import { type RefObject, useEffect } from 'react';
import type { PlayerFace } from './context.ts';

/**
 * A store that plays into elements of a page: our own into a video element, a platform's into the container of its
 * frame.
 */
interface AttachedStore<Place extends HTMLElement, Source> extends Pick<PlayerFace, 'getState' | 'request'> {
  attach(place: Place, container: HTMLElement): () => void;
  expectFrames(framesExpected: boolean): void;
  load(source: Source | null): void;
}

/** What the page wants to play. */
interface Wanted<Source> {
  readonly source: Source | null;
  readonly framesExpected?: boolean | undefined;
}

/** Attaches a store to its elements, its source and the network for as long as they are on the page. */
export function useAttached<Place extends HTMLElement, Source>(
  store: AttachedStore<Place, Source>,
  { source, framesExpected = true }: Wanted<Source>,
  place: RefObject<Place | null>,
  container: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    if (place.current === null || container.current === null) return;
    return store.attach(place.current, container.current);
  }, [store, place, container]);
  useEffect(() => store.expectFrames(framesExpected), [store, framesExpected]);
  useEffect(() => store.load(source), [store, source]);
  useEffect(() => {
    const retry = (): void => {
      if (store.getState().error !== null) store.request({ type: 'reload' });
    };
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [store]);
}
