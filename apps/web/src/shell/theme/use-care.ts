import { useSyncExternalStore } from 'react';
import { type Care, readCare, storeCare, watchCare } from './care.ts';

/** A display preference and its setter; re-renders on changes. */
export function useCare(care: Care): readonly [isOn: boolean, turn: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(watchCare, () => readCare(care));
  return [isOn, next => storeCare(care, next)];
}
