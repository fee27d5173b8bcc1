import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Longest time two entries take to change places; the token `--m-sort` is 0 under reduced motion. */
export const SWAP_MS = 500;

/** An exchange of places that is being shown. */
interface Swap {
  readonly key: string;
  readonly tops: ReadonlyMap<string, number>;
}

/** Whether entries are changing places, and how to announce that they are about to. */
export interface SwapMotion {
  readonly isMoving: boolean;
  readonly movingKey: string | null;
  /** To be called before the order changes, with the key of the entry that was asked to move. */
  readonly prepare: (key: string) => void;
}

function topsOf(list: HTMLElement): ReadonlyMap<string, number> {
  const rows = list.querySelectorAll<HTMLElement>(':scope > [data-key]');
  return new Map(Array.from(rows, row => [row.dataset.key ?? '', row.getBoundingClientRect().top]));
}

/** Lets entries glide from where they were to where they are (first, last, invert, play), and locks them meanwhile. */
export function useSwap(list: RefObject<HTMLElement | null>): SwapMotion {
  const [movingKey, setMovingKey] = useState<string | null>(null);
  const swap = useRef<Swap | null>(null);

  useLayoutEffect(() => {
    const { current: rows } = list;
    const { current: before } = swap;
    if (rows === null || before === null) return;
    swap.current = null;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const now = topsOf(rows);
    for (const row of rows.querySelectorAll<HTMLElement>(':scope > [data-key]')) {
      const key = row.dataset.key ?? '';
      const distance = (before.tops.get(key) ?? 0) - (now.get(key) ?? 0);
      if (isStill || distance === 0 || !before.tops.has(key)) continue;
      row.animate([{ translate: `0 ${distance}px` }, { translate: '0 0' }], {
        duration: SWAP_MS,
        easing: 'cubic-bezier(.2, .7, .2, 1)',
      });
    }
  });

  useEffect(() => {
    if (movingKey === null) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(() => setMovingKey(null), isStill ? 0 : SWAP_MS);
    return () => clearTimeout(timer);
  }, [movingKey]);

  return {
    isMoving: movingKey !== null,
    movingKey,
    prepare: key => {
      if (list.current !== null) swap.current = { key, tops: topsOf(list.current) };
      setMovingKey(key);
    },
  };
}
