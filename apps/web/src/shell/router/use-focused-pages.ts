import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { preloadChunk } from '../chunk-reload.ts';

/** Moves the keyboard focus from page to page. The first page of a document keeps the browser's initial focus. */
export function useFocusedPages(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
        // The browser handles a fragment in the URL.
        if (fromLocation === undefined || !pathChanged || toLocation.hash !== '') return;
        const isThere = () => router.state.resolvedLocation?.href === toLocation.href;
        // Noticed from the start: the user may act before the chunk has loaded.
        let hasActed = false;
        const act = () => {
          hasActed = true;
        };
        addEventListener('keydown', act, { capture: true, once: true });
        void preloadChunk(async () => (await import('./focus-page.ts')).focusPage(isThere, () => hasActed));
      }),
    [router],
  );
}
