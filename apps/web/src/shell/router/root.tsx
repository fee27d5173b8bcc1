import { KitProvider } from '@kotohogi/ui/kit';
import { SkipLink } from '@kotohogi/ui/skip-link';
import { SnackbarProvider } from '@kotohogi/ui/snackbar';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { Outlet, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { currentLocale } from '../i18n/locale.ts';
import { isServed, pageHref } from './served.ts';
import { syncTitle } from './titles.ts';
import { useFocusedPages } from './use-focused-pages.ts';

// Not needed for the first render.
const HeadNotes = lazy(async () => ({ default: (await import('./head-notes.tsx')).HeadNotes }));

/** Connects the kit's links to the router; paths answered by the server are left to the browser. */
function useKitRouter() {
  const router = useRouter();
  return useMemo(
    () => ({
      navigate: (href: string) => {
        if (isServed(href)) location.assign(href);
        else void router.navigate({ href: pageHref(href, router.state.location.pathname) });
      },
    }),
    [router],
  );
}

/**
 * The frame around every page: the kit's language and links, messages at the bottom, the loading bar, the page's name
 * for screen readers.
 */
export function Root() {
  const router = useRouter();
  const kitRouter = useKitRouter();
  const [arrival, setArrival] = useState('');
  useFocusedPages();
  useEffect(
    () =>
      router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
        void syncTitle(toLocation.pathname).then(title => {
          if (pathChanged) setArrival(title);
        });
      }),
    [router],
  );
  return (
    <KitProvider locale={currentLocale()} iconsUrl="/art/icons.svg" router={kitRouter}>
      <SnackbarProvider>
        <SkipLink targetId="content" />
        <Suspense>
          <HeadNotes />
        </Suspense>
        <VisuallyHidden live="polite">{arrival}</VisuallyHidden>
        <Outlet />
      </SnackbarProvider>
    </KitProvider>
  );
}
