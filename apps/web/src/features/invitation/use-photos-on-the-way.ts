import { useEffect, useRef, useState } from 'react';
import type { CardPart } from './card-facts.ts';

/**
 * How a place's work ended: the draft holds the photograph; it was refused for good, and the frame shows what it held before;
 * it has not been sent, and the frame shows it all the same.
 */
export type PhotoOutcome = 'come' | 'refused' | 'unsent';

interface Held {
  readonly part: CardPart;
  readonly state: 'on-the-way' | Exclude<PhotoOutcome, 'come'>;
}

/** Photographs that were chosen and are not part of the draft yet: saving waits for them. */
export interface PhotosOnTheWay {
  /** One is being made ready or sent. */
  readonly isAny: boolean;
  /** Counts a place's work until it ends. */
  readonly hold: (place: string, part: CardPart, work: Promise<PhotoOutcome>) => void;
  /** A place gives up what it was waiting for: it was cleared, or is gone. */
  readonly release: (place: string) => void;
  /** Once none is on its way: the parts a photograph did not come to. */
  readonly arrive: () => Promise<readonly CardPart[]>;
}

const isOnItsWay = (held: ReadonlyMap<string, Held>) => [...held.values()].some(({ state }) => state === 'on-the-way');

/** What saving has to wait for. */
export function usePhotosOnTheWay(): PhotosOnTheWay {
  const [held, setHeld] = useState<ReadonlyMap<string, Held>>(new Map());
  const works = useRef(new Map<string, Promise<PhotoOutcome>>());
  const waiting = useRef<((held: ReadonlyMap<string, Held>) => void)[]>([]);
  // Told after the drawing that holds the photograph: whoever goes on then finds it in the draft.
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
        // Given up, or something else was chosen since.
        if (works.current.get(place) !== work) return;
        works.current.delete(place);
        // A refusal is said at the frame; it holds up only whoever was waiting for the photograph.
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
        // A drawing of its own, also when nothing is on its way.
        setHeld(now => new Map(now));
      });
      return [...all.values()].map(({ part }) => part);
    },
  };
}
