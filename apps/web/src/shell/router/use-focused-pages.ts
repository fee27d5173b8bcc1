import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { preloadChunk } from '../chunk-reload.ts';

/** A link that only changed the query has left with what it replaced, and took the focus with it. */
const hasLost = (held: Element | null) =>
  held !== null && !held.isConnected && document.activeElement === document.body;

/** Moves the keyboard focus from page to page. The first page of a document keeps the browser's initial focus. */
export function useFocusedPages(): void {
  const router = useRouter();
  useEffect(() => {
    let held: Element | null = null;
    const unsubscribe = router.subscribe('onResolved', ({ pathChanged }) => {
      const lost = !pathChanged && hasLost(held);
      held = null;
      if (lost)
        void preloadChunk(async () =>
          (await import('./focus-page.ts')).focusPage(
            () => true,
            () => true,
          ),
        );
    });
    const unsubscribeBefore = router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
      held = document.activeElement;
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
    });
    return () => {
      unsubscribe();
      unsubscribeBefore();
    };
  }, [router]);
}
