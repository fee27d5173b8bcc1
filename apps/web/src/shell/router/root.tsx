import { KitProvider } from '@kotohogi/ui/kit';
import { LoadingBar, useLoadingBar } from '@kotohogi/ui/loading-bar';
import { SkipLink } from '@kotohogi/ui/skip-link';
import { SnackbarProvider } from '@kotohogi/ui/snackbar';
import { Outlet, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { currentLocale } from '../i18n/locale.ts';
import { syncTitle } from './titles.ts';

/** Everything every page stands in: the kit's language and links, messages at the foot, the loading bar. */
export function Root() {
  const router = useRouter();
  const [bar, { start, finish, fail }] = useLoadingBar();
  useEffect(() => {
    const unwatch = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) start();
      }),
      router.subscribe('onResolved', ({ toLocation }) => {
        const isBroken = router.state.matches.some(match => match.status === 'error');
        if (isBroken) fail();
        else finish();
        void syncTitle(toLocation.pathname);
      }),
    ];
    return () => {
      for (const stop of unwatch) stop();
    };
  }, [router, start, finish, fail]);
  return (
    <KitProvider
      locale={currentLocale()}
      iconsUrl="/art/icons.svg"
      router={{ navigate: href => void router.navigate({ href }) }}
    >
      <SnackbarProvider>
        <SkipLink targetId="content" />
        <LoadingBar state={bar} />
        <Outlet />
      </SnackbarProvider>
    </KitProvider>
  );
}
