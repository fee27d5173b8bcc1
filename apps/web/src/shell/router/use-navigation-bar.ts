import { type LoadingBarState, useLoadingBar } from '@kotohogi/ui/loading-bar';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * The loading bar of the router. A navigation has two milestones where the session is asked for on the way, and one where it
 * is not: the session, and the code and data of the page.
 */
export function useNavigationBar(): LoadingBarState {
  const router = useRouter();
  const client = useQueryClient();
  const [bar, { start, advance, finish, fail }] = useLoadingBar();
  useEffect(() => {
    let isUnderWay = false;
    let hasSession = false;
    const stops = [
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        if (!pathChanged) return;
        [isUnderWay, hasSession] = [true, false];
        start();
      }),
      client.getQueryCache().subscribe(event => {
        const isSession = event.query.queryKey[0] === 'session';
        if (!isUnderWay || !isSession || event.type !== 'updated' || event.action.type !== 'success') return;
        hasSession = true;
        advance(30);
      }),
      router.subscribe('onLoad', () => {
        if (isUnderWay) advance(hasSession ? 30 : 45);
      }),
      router.subscribe('onResolved', () => {
        isUnderWay = false;
        if (router.state.matches.some(match => match.status === 'error')) fail();
        else finish();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [router, client, start, advance, finish, fail]);
  return bar;
}
