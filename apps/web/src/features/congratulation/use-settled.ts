import { useEffect, useRef, useState } from 'react';

/** Product text §9: the tree is laid out again at most every five seconds, a quarter of a second after the last change. */
const INTERVAL_MS = 5_000;
const DEBOUNCE_MS = 250;

/**
 * A value that changes often, let through at its own pace: the first one at once, later ones when things have been quiet
 * for a moment and the last change is five seconds old. `isUrgent` values pass at once.
 */
export function useSettled<T>(value: T, isUrgent: boolean): T {
  const [settled, setSettled] = useState(value);
  const lastMs = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (Object.is(value, settled)) return;
    const restMs = lastMs.current + INTERVAL_MS - performance.now();
    const waitMs = isUrgent ? 0 : Math.max(DEBOUNCE_MS, restMs);
    const timer = setTimeout(() => {
      lastMs.current = performance.now();
      setSettled(value);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [value, settled, isUrgent]);
  return settled;
}
