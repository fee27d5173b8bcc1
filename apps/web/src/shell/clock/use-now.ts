import { useEffect, useState } from 'react';

/** The time in ms, updated at every full step. */
export function useNow(stepMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    // Schedules the next full step each time: an interval would drift.
    const timer = setTimeout(() => setNowMs(Date.now()), stepMs - (nowMs % stepMs));
    return () => clearTimeout(timer);
  }, [nowMs, stepMs]);
  return nowMs;
}
