import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { quietly } from '../chunk-reload.ts';

/** Leads the keyboard along from page to page. The first page of a document begins where the browser begins. */
export function useFocusedPages(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ fromLocation, toLocation, pathChanged }) => {
        // A place on the page that the address names is the browser's business.
        if (fromLocation === undefined || !pathChanged || toLocation.hash !== '') return;
        const isThere = () => router.state.resolvedLocation?.href === toLocation.href;
        void quietly(async () => (await import('./focus-page.ts')).focusPage(isThere));
      }),
    [router],
  );
}
