import { useEffect, useRef, useState } from 'react';
import type { CardPart } from '../page/card-facts.ts';

/**
 * The result of a slot's upload: the draft contains the photo; it was refused for good and the frame shows the previous
 * one; or it was not sent, but the frame still shows it.
 */
export type PhotoOutcome = 'come' | 'refused' | 'unsent';

interface Held {
  readonly part: CardPart;
  readonly state: 'on-the-way' | Exclude<PhotoOutcome, 'come'>;
}

/** Photos that were chosen but are not part of the draft yet: saving waits for them. */
export interface PendingPhotos {
  /** At least one is being decoded or uploaded. */
  readonly isAny: boolean;
  /** Tracks a slot's upload until it ends. */
  readonly hold: (place: string, part: CardPart, work: Promise<PhotoOutcome>) => void;
  /** Stops waiting for a slot: it was cleared or removed. */
  readonly release: (place: string) => void;
  /** Resolves when no upload is in progress, with the parts whose photo failed. */
  readonly arrive: () => Promise<readonly CardPart[]>;
}

const isOnItsWay = (held: ReadonlyMap<string, Held>) => [...held.values()].some(({ state }) => state === 'on-the-way');

/** The uploads that saving has to wait for. */
export function usePendingPhotos(): PendingPhotos {
  const [held, setHeld] = useState<ReadonlyMap<string, Held>>(new Map());
  const works = useRef(new Map<string, Promise<PhotoOutcome>>());
  const waiting = useRef<((held: ReadonlyMap<string, Held>) => void)[]>([]);
  // Resolve after the render that contains the photo, so that waiting code finds it in the draft.
  useEffect(() => {
    if (works.current.size > 0 || isOnItsWay(held)) return;
    if (waiting.current.length === 0) return;
    for (const go of waiting.current.splice(0)) go(held);
    setHeld(now => new Map([...now].filter(([, { state }]) => state !== 'refused')));
  }, [held]);

  const put = (place: string, state: Held | undefined) =>
    setHeld(now => {
      const next = new Map(now);
      if (state === undefined) next.delete(place);
      else next.set(place, state);
      return next;
    });
  return {
    isAny: isOnItsWay(held),
    hold: (place, part, work) => {
      works.current.set(place, work);
      put(place, { part, state: 'on-the-way' });
      void work.then(outcome => {
        // Released, or replaced by a newer choice.
        if (works.current.get(place) !== work) return;
        works.current.delete(place);
        // A refusal is shown at the frame; it only blocks callers that were waiting for the photo.
        const isOver = outcome === 'come' || (outcome === 'refused' && waiting.current.length === 0);
        put(place, isOver ? undefined : { part, state: outcome });
      });
    },
    release: place => {
      works.current.delete(place);
      put(place, undefined);
    },
    arrive: async () => {
      const all = await new Promise<ReadonlyMap<string, Held>>(resolve => {
        waiting.current.push(resolve);
        // Forces a render, even if no upload is in progress.
        setHeld(now => new Map(now));
      });
      return [...all.values()].map(({ part }) => part);
    },
  };
}
