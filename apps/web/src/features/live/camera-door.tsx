import { Button } from '@kotohogi/ui/button';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import styles from './camera-door.module.css';
import type { ConsoleFacts } from './console-facts.ts';
import { say } from './console-say.ts';

const Room = lazy(async () => ({ default: (await import('./camera-room.tsx')).CameraRoom }));

/** The wedding whose camera room is open. One for the whole page: its button stands elsewhere than it does. */
let openFor: number | null = null;
const listeners = new Set<() => void>();

function setOpenFor(weddingId: number | null): void {
  openFor = weddingId;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the camera room of a wedding is open. */
function useIsOpen(weddingId: number): boolean {
  return useSyncExternalStore(subscribe, () => openFor === weddingId);
}

/** The way into the camera room, beside the addresses for encoders; only where the provider takes a browser's camera. */
export function CameraButton({ detail, live, mayWrite }: Pick<ConsoleFacts, 'detail' | 'live' | 'mayWrite'>) {
  const isOpen = useIsOpen(detail.id);
  if (!mayWrite || !live.ingest.some(({ browserUrl }) => browserUrl !== '')) return null;
  return (
    <div className={styles.open}>
      <Button icon="camera" variant="outlined" isDisabled={isOpen} onPress={() => setOpenFor(detail.id)}>
        {say('camera.open')}
      </Button>
    </div>
  );
}

/** Where the camera room stands once it is open; it stays while the console around it changes. */
export function CameraPlace({ detail, live, mayWrite }: Pick<ConsoleFacts, 'detail' | 'live' | 'mayWrite'>) {
  const isOpen = useIsOpen(detail.id);
  // Whoever comes back to this page is not filmed before asking for it.
  useEffect(() => () => setOpenFor(null), []);
  if (!isOpen || !mayWrite) return null;
  return (
    <Suspense fallback={<Skeleton shape="block" height="24rem" />}>
      <Room live={live} onClose={() => setOpenFor(null)} />
    </Suspense>
  );
}
