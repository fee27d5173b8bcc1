import { type RefObject, useEffect, useRef, useState } from 'react';

interface Guarded<T> {
  readonly value?: T | null | undefined;
  readonly defaultValue?: T | null | undefined;
  readonly onChange?: ((value: T) => void) | undefined;
  /** Asked before a value is taken: false, at once or later, leaves everything as it was. */
  readonly guard?: ((value: T) => boolean | Promise<boolean>) | undefined;
  /** Hears what a guard threw; without it the page's own error handling does. */
  readonly onGuardError?: ((error: unknown) => void) | undefined;
}

/** A value that may be changed only after its guard has said yes; while it is asked, `isAsking`. A guard that throws has said no. */
export function useGuard<T>({ value, defaultValue, onChange, guard, onGuardError = reportError }: Guarded<T>) {
  const [own, setOwn] = useState<T | null>(defaultValue ?? null);
  const [isAsking, setAsking] = useState(false);
  // A list that is still closing takes a key more: one question at a time.
  const isUnderWay = useRef(false);
  const accept = (next: T) => {
    setOwn(next);
    onChange?.(next);
  };
  const change = async (next: T) => {
    if (guard === undefined) return accept(next);
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setAsking(true);
    try {
      if (await guard(next)) accept(next);
    } catch (error) {
      onGuardError(error);
    } finally {
      isUnderWay.current = false;
      setAsking(false);
    }
  };
  return { shown: value === undefined ? own : value, isAsking, change };
}

/** Gives the focus back to a control that lost it by being shut, unless it has gone elsewhere meanwhile. */
export function useFocusAfter(isShut: boolean): RefObject<HTMLButtonElement | null> {
  const control = useRef<HTMLButtonElement>(null);
  const wasShut = useRef(false);
  useEffect(() => {
    if (wasShut.current && !isShut && document.activeElement === document.body) control.current?.focus();
    wasShut.current = isShut;
  }, [isShut]);
  return control;
}
