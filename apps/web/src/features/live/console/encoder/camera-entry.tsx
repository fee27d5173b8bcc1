import { Button } from '@kotohogi/ui/button';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { t } from '../../console-t.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import styles from './camera-entry.module.css';

const Room = lazy(async () => ({ default: (await import('../../camera/camera-room.tsx')).CameraRoom }));

/**
 * The wedding whose camera room is open. Shared by the whole page, because the button and the room render in different
 * places.
 */
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

/** Opens the camera room, shown next to the encoder addresses; only if the provider accepts a browser camera. */
export function CameraButton({ detail, live, mayWrite }: Pick<ConsoleFacts, 'detail' | 'live' | 'mayWrite'>) {
  const isOpen = useIsOpen(detail.id);
  if (!mayWrite || !live.ingest.some(({ browserUrl }) => browserUrl !== '')) return null;
  return (
    <div className={styles.open}>
      <Button icon="camera" variant="outlined" isDisabled={isOpen} onPress={() => setOpenFor(detail.id)}>
        {t('camera.open')}
      </Button>
    </div>
  );
}

/** Renders the open camera room; it stays mounted while the console around it changes. */
export function CameraRoomSlot({ detail, live, mayWrite }: Pick<ConsoleFacts, 'detail' | 'live' | 'mayWrite'>) {
  const isOpen = useIsOpen(detail.id);
  // Do not start filming someone who returns to this page until they ask for it.
  useEffect(() => () => setOpenFor(null), []);
  if (!isOpen || !mayWrite) return null;
  return (
    <Suspense fallback={<Skeleton shape="block" height="24rem" />}>
      <Room live={live} onClose={() => setOpenFor(null)} />
    </Suspense>
  );
}
