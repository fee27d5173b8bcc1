import { type RefObject, useEffect, useRef, useState } from 'react';

interface Guarded<T> {
  readonly value?: T | null | undefined;
  readonly defaultValue?: T | null | undefined;
  readonly onChange?: ((value: T) => void) | undefined;
  /** Called before a value is accepted: false, at once or later, leaves everything unchanged. */
  readonly guard?: ((value: T) => boolean | Promise<boolean>) | undefined;
  /** Called with what a guard threw; by default the page's own error handling gets it. */
  readonly onGuardError?: ((error: unknown) => void) | undefined;
}

/** A value that changes only after its guard has approved; `isAsking` meanwhile. A guard that throws is a veto. */
export function useGuard<T>({ value, defaultValue, onChange, guard, onGuardError = reportError }: Guarded<T>) {
  const [own, setOwn] = useState<T | null>(defaultValue ?? null);
  const [isAsking, setAsking] = useState(false);
  // A list that is still closing can receive another key: only one check at a time.
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

/** Returns the focus to a control that lost it by being disabled, unless it has moved elsewhere meanwhile. */
export function useFocusAfter(isShut: boolean): RefObject<HTMLButtonElement | null> {
  const control = useRef<HTMLButtonElement>(null);
  const wasShut = useRef(false);
  useEffect(() => {
    if (wasShut.current && !isShut && document.activeElement === document.body) control.current?.focus();
    wasShut.current = isShut;
  }, [isShut]);
  return control;
}
