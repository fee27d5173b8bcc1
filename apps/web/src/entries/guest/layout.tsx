import { Outlet, useLocation, useRouteContext, useSearch } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useAttendanceDetail } from '../../features/attendant/api.ts';
import { AttendanceContext } from '../../features/attendant/attendance-context.ts';
import { GuestFooter } from '../../features/attendant/guest-footer.tsx';
import { GuestHeader } from '../../features/attendant/guest-header.tsx';
import { GuestNotes } from '../../features/attendant/guest-notes.tsx';
import { ConnectionNote, SocketProvider, useConnection } from '../../shell/socket/use-socket.tsx';
import { useTheme } from '../../shell/theme/use-theme.ts';
import styles from './layout.module.css';
import type { WeddingRouteContext, WeddingSearch } from './routes.ts';

/** Words nobody can foresee need the whole faces; their list of slices comes apart from the page. */
function useFacesForNames(): void {
  useEffect(() => void import('@kotohogi/themes/fonts-names.css'), []);
}

/** The wedding of the page, kept up to date: by the line, and every ten seconds while there is none (decision 121). */
function Wedding({ isLined, children }: { readonly isLined: boolean; readonly children: ReactNode }) {
  const { wedding }: WeddingRouteContext = useRouteContext({ strict: false });
  const { invpreview }: WeddingSearch = useSearch({ strict: false });
  const { state } = useConnection();
  const isPolled = isLined && state !== 'connected' && state !== 'pending';
  const { data } = useAttendanceDetail(wedding.weddingKey, invpreview, isPolled);
  return <AttendanceContext value={data ?? wedding}>{children}</AttendanceContext>;
}

/** The frame of every page of a wedding, on paper of its pattern. */
export function GuestLayout() {
  const { wedding }: WeddingRouteContext = useRouteContext({ strict: false });
  const { pathname } = useLocation();
  useTheme(wedding.designPattern, 'guest');
  useFacesForNames();
  // Only those who are signed in have a line: to all others nothing is told.
  const isLined = wedding.viewer !== 'visitor';
  const page = (
    <Wedding isLined={isLined}>
      <div className={styles.paper}>
        <GuestNotes />
        <GuestHeader path={pathname.replace(/\/$/, '')} />
        <Outlet />
        <GuestFooter />
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
