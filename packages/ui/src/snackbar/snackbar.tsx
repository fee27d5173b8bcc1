import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { createSnackbarQueue, type SnackbarMessage, type SnackbarQueue } from './snackbar-queue.ts';

// No first page begins with a message: what draws them comes right after it.
const SnackbarRegion = lazy(async () => ({ default: (await import('./snackbar-region.tsx')).SnackbarRegion }));

const QueueContext = createContext<SnackbarQueue | null>(null);

/** Holds the messages of everything below it and shows them at the foot of the page, above dialogs too. */
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

/** Shows a message at the foot of the page; answers its id. Needs a `SnackbarProvider` above. */
export function useSnackbar(): (message: SnackbarMessage) => number {
  const queue = useContext(QueueContext);
  if (queue === null) throw new Error('useSnackbar needs a SnackbarProvider above it');
  return queue.show;
}

/** Takes a message away again once what it says is no longer so. */
export function useDismissSnackbar(): (id: number) => void {
  const queue = useContext(QueueContext);
  if (queue === null) throw new Error('useDismissSnackbar needs a SnackbarProvider above it');
  return queue.dismiss;
}
