import { useSyncExternalStore } from 'react';
import { type Care, keepCare, readCare, watchCare } from './care.ts';

/** A wish of the reader, and how it is changed; drawn again when it is. */
export function useCare(care: Care): readonly [isOn: boolean, turn: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(watchCare, () => readCare(care));
  return [isOn, next => keepCare(care, next)];
}
