import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Maximum duration of a swap; the token `--m-sort` is 0 with reduced motion. */
export const SWAP_MS = 500;

/** A swap in progress. */
interface Swap {
  readonly key: string;
  readonly tops: ReadonlyMap<string, number>;
}

/** Whether entries are swapping, and a function to prepare a swap. */
export interface SwapMotion {
  readonly isMoving: boolean;
  readonly movingKey: string | null;
  /** Call before the order changes, with the key of the entry to move. */
  readonly prepare: (key: string) => void;
}

function topsOf(list: HTMLElement): ReadonlyMap<string, number> {
  const rows = list.querySelectorAll<HTMLElement>(':scope > [data-key]');
  return new Map(Array.from(rows, row => [row.dataset.key ?? '', row.getBoundingClientRect().top]));
}

/** Animates entries from their old to their new positions (first, last, invert, play), and disables them meanwhile. */
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
