import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { createSnackbarQueue, type SnackbarMessage, type SnackbarQueue } from './snackbar-queue.ts';

// No page starts with a message: the code that renders them loads later.
const SnackbarRegion = lazy(async () => ({ default: (await import('./snackbar-region.tsx')).SnackbarRegion }));

const QueueContext = createContext<SnackbarQueue | null>(null);

/** Holds the messages of its subtree and shows them at the bottom of the page, above dialogs too. */
export function SnackbarProvider({ children }: { readonly children: ReactNode }): ReactNode {
  const [queue] = useState(createSnackbarQueue);
  return (
    <QueueContext value={queue}>
      {children}
      <Suspense>
        <SnackbarRegion queue={queue} />
      </Suspense>
    </QueueContext>
  );
}

/** Shows a message at the bottom of the page; returns its id. Needs a `SnackbarProvider` above. */
export function useSnackbar(): (message: SnackbarMessage) => number {
  const queue = useContext(QueueContext);
  if (queue === null) throw new Error('useSnackbar must be used inside a SnackbarProvider');
  return queue.show;
}

/** Dismisses a message that no longer applies. */
export function useDismissSnackbar(): (id: number) => void {
  const queue = useContext(QueueContext);
  if (queue === null) throw new Error('useDismissSnackbar must be used inside a SnackbarProvider');
  return queue.dismiss;
}
