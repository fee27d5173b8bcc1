import { useState } from 'react';

/** The props of a component that can be controlled (value) or uncontrolled (defaultValue). */
export interface Controllable<T> {
  readonly value: T | undefined;
  readonly defaultValue: T;
  readonly onChange: ((value: T) => void) | undefined;
}

/** The current value and its setter; a controlled value takes precedence. */
export function useControllable<T>({
  value,
  defaultValue,
  onChange,
}: Controllable<T>): readonly [T, (next: T) => void] {
  const [inner, setInner] = useState(defaultValue);
  const set = (next: T): void => {
    setInner(next);
    onChange?.(next);
  };
  return [value === undefined ? inner : value, set];
}
