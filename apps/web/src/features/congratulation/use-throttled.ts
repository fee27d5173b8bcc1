import { useEffect, useRef, useState } from 'react';

/**
 * The tree is laid out at most every five seconds, a quarter of a second after the last change
 * (docs/product/congratulation.md#tree).
 */
const INTERVAL_MS = 5_000;
const DEBOUNCE_MS = 250;

/**
 * Throttles a value that changes often: the first one passes at once, later ones when changes pause and five seconds
 * have passed since the last update. `isUrgent` values pass at once.
 */
export function useThrottled<T>(value: T, isUrgent: boolean): T {
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
