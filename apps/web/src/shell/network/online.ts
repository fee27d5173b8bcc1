import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
}

/** Whether the browser believes it has a network. */
export const isOnline = (): boolean => navigator.onLine;

/** Like `isOnline`, but re-renders on changes. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}
