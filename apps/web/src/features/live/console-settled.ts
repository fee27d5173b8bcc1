import { useEffect, useRef, useState } from 'react';

/** How often a number of guests may change on the page (screens README, "Interaction notes"). */
const COUNT_MS = 5000;

/** A number of guests as it is shown: it changes at most every five seconds, for a count that jumps cannot be read. */
export function useSettledCount(count: number): number {
  const [shown, setShown] = useState(count);
  const changedAtMs = useRef(0);
  useEffect(() => {
    if (count === shown) return;
    const show = () => {
      changedAtMs.current = performance.now();
      setShown(count);
    };
    const waitMs = changedAtMs.current + COUNT_MS - performance.now();
    const timer = setTimeout(show, Math.max(0, waitMs));
    return () => clearTimeout(timer);
  }, [count, shown]);
  return shown;
}
