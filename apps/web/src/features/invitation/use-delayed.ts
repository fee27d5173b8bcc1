import { useEffect, useState } from 'react';

/** A value that follows another one once that has rested for a while. */
export function useDelayed<T>(value: T, restMs: number): T {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return delayed;
}
