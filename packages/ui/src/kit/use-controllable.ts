import { useState } from 'react';

/** What a part that may be driven from outside (value) or left alone (defaultValue) receives. */
export interface Controllable<T> {
  readonly value: T | undefined;
  readonly defaultValue: T;
  readonly onChange: ((value: T) => void) | undefined;
}

/** The current value and its setter; the outer value wins as long as it is given. */
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
