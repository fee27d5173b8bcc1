import { useEffect, useState } from 'react';

/** The time in milliseconds, anew at every full step of it. */
export function useNow(stepMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    // Set off for the next full step each time: an interval would drift away from it.
    const timer = setTimeout(() => setNowMs(Date.now()), stepMs - (nowMs % stepMs));
    return () => clearTimeout(timer);
  }, [nowMs, stepMs]);
  return nowMs;
}
