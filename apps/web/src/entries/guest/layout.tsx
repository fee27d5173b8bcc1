import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import { Outlet, useLocation, useNavigate, useRouteContext, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import {
  AttendanceContext,
  GuestHeader,
  letterKindOf,
  useAttendance,
  useAttendanceDetail,
} from '../../features/attendant/index.ts';
import { ErrorFrameContext } from '../../shell/pages/error-frame.ts';
import { paths } from '../../shell/router/paths.ts';
import { ConnectionNote, SocketProvider, useConnection } from '../../shell/socket/use-socket.tsx';
import { useTheme } from '../../shell/theme/use-theme.ts';
import { hasNotes } from './has-notes.ts';
import styles from './layout.module.css';
import type { WeddingRouteContext, WeddingSearch } from './routes.ts';
import { StageHost } from './stage-host.tsx';

// Most weddings have no notes above the page; if there are any, the route has already fetched them.
const GuestNotes = lazy(async () => ({
  default: (await import('../../features/attendant/guest-page/guest-notes.tsx')).GuestNotes,
}));

// At the end of the page, so it loads after the page.
const GuestFooter = lazy(async () => ({
  default: (await import('../../features/attendant/guest-page/guest-footer.tsx')).GuestFooter,
}));

/** Names can contain any character and need the full fonts; their list of subsets loads separately from the page. */
function useFacesForNames(): void {
  useEffect(() => void import('@kotohogi/themes/fonts-names.css'), []);
}

/**
 * Sends former guests to the login: signed out elsewhere, or erased. A blocked guest, whose socket is also closed,
 * stays and reads a letter.
 */
function useShownOut(
  before: AttendanceDetail,
  now: AttendanceDetail | undefined,
  { state, refetch }: { readonly state: string; readonly refetch: () => Promise<unknown> },
): void {
  const navigate = useNavigate();
  const { viewer, companyAccountId, weddingKey } = before;
  const isOut = viewer === 'guest' && now?.viewer === 'visitor' && !now.isBlocked;
  useEffect(() => {
    if (isOut) void navigate({ href: paths.guest.login(companyAccountId, weddingKey), replace: true });
    else if (state === 'failed') void refetch();
  }, [isOut, navigate, companyAccountId, weddingKey, state, refetch]);
}

/**
 * The wedding of the page, kept up to date: by the socket, and every ten seconds while there is none
 * (docs/product/guest-page.md#states).
 */
function Wedding({ isLined, children }: { readonly isLined: boolean; readonly children: ReactNode }) {
  const { wedding }: WeddingRouteContext = useRouteContext({ strict: false });
  const { invpreview }: WeddingSearch = useSearch({ strict: false });
  const { state } = useConnection();
  const isPolled = isLined && state !== 'connected' && state !== 'pending';
  const { data, refetch } = useAttendanceDetail(wedding.weddingKey, invpreview, isPolled);
  useShownOut(wedding, data, { state, refetch });
  return <AttendanceContext value={data ?? wedding}>{children}</AttendanceContext>;
}

// Rarely shown, so it is not part of the first page's code.
const Letter = lazy(async () => ({ default: (await import('../../features/attendant/letter/letter.tsx')).Letter }));

/** The page, or the letter that replaces it. */
function Page({ path }: { readonly path: string }) {
  const kind = letterKindOf(useAttendance());
  if (kind === undefined) return <Outlet />;
  return (
    <Suspense>
      <Letter kind={kind} path={path}>
        <Outlet />
      </Letter>
    </Suspense>
  );
}

/** The frame of every page of a wedding, in the paper of its pattern. */
export function GuestLayout() {
  const { wedding }: WeddingRouteContext = useRouteContext({ strict: false });
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, '');
  const { designPattern: pattern } = wedding;
  useTheme(pattern, 'guest');
  useFacesForNames();
  // Only signed-in users have a socket; others receive no events.
  const isLined = wedding.viewer !== 'visitor';
  const errorFrame = useMemo(() => ({ pattern, hasMain: false }), [pattern]);
  const page = (
    <Wedding isLined={isLined}>
      <div className={styles.paper}>
        {hasNotes(wedding) && (
          <Suspense>
            <GuestNotes />
          </Suspense>
        )}
        <GuestHeader path={path} />
        <ErrorFrameContext value={errorFrame}>
          <StageHost>
            <Page path={path} />
          </StageHost>
        </ErrorFrameContext>
        <Suspense>
          <GuestFooter />
        </Suspense>
      </div>
    </Wedding>
  );
  if (!isLined) return page;
  return (
    <SocketProvider weddingKey={wedding.weddingKey}>
      {page}
      <ConnectionNote />
    </SocketProvider>
  );
}
