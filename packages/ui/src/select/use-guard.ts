import { useState } from 'react';

interface Guarded<T> {
  readonly value?: T | null | undefined;
  readonly defaultValue?: T | null | undefined;
  readonly onChange?: ((value: T) => void) | undefined;
  /** Asked before a value is taken: false, at once or later, leaves everything as it was. */
  readonly guard?: ((value: T) => boolean | Promise<boolean>) | undefined;
}

/** A value that may be changed only after its guard has said yes; while it is asked, `isAsking`. */
export function useGuard<T>({ value, defaultValue, onChange, guard }: Guarded<T>) {
  const [own, setOwn] = useState<T | null>(defaultValue ?? null);
  const [isAsking, setAsking] = useState(false);
  const accept = (next: T) => {
    setOwn(next);
    onChange?.(next);
  };
  const change = async (next: T) => {
    if (guard === undefined) return accept(next);
    setAsking(true);
    try {
      if (await guard(next)) accept(next);
    } finally {
      setAsking(false);
    }
  };
  return { shown: value === undefined ? own : value, isAsking, change };
}
