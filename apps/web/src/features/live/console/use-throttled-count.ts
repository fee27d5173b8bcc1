import { useEffect, useRef, useState } from 'react';

/** The minimum time between changes of the guest count (screens README, "Interaction notes"). */
const COUNT_MS = 5000;

/** Throttles the guest count to one change every five seconds, because a count that jumps is hard to read. */
export function useThrottledCount(count: number): number {
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
