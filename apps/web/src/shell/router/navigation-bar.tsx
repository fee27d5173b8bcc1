import { LoadingBar, useLoadingBar } from '@kotohogi/ui/loading-bar';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * The router's loading bar. A navigation has two milestones: code and data are loaded, and the page is about to render.
 */
export function NavigationBar() {
  const router = useRouter();
  const [bar, { start, advance, finish, fail }] = useLoadingBar();
  useEffect(() => {
    const stops = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (pathChanged) start();
      }),
      router.subscribe('onLoad', () => advance(30)),
      router.subscribe('onBeforeRouteMount', () => advance(45)),
      router.subscribe('onResolved', () => {
        if (router.state.matches.some(match => match.status === 'error')) fail();
        else finish();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router, start, advance, finish, fail]);
  return <LoadingBar state={bar} />;
}
