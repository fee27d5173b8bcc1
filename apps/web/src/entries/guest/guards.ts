import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import type { Answer } from '@kotohogi/domain/attendant/types';
import { redirect } from '@tanstack/react-router';
import { readCallback, withCallback } from '../../shell/router/callback.ts';
import type { RouteContext } from '../../shell/router/guards.ts';
import { paths } from '../../shell/router/paths.ts';
import type { LoginSearch } from './routes.ts';

/** What the pages of a wedding are guarded by. */
export interface Visit {
  readonly context: {
    readonly wedding: Pick<AttendanceDetail, 'viewer' | 'companyAccountId' | 'weddingKey'> & {
      readonly me: { readonly answer: Answer } | null;
    };
  };
  readonly location: { readonly href: string };
}

/** Lets guests and managers in; anybody else is sent to the login of the wedding, which comes back here. */
export function needGuest({ context: { wedding }, location: { href } }: Visit): void {
  const { viewer, companyAccountId, weddingKey } = wedding;
  if (viewer !== 'visitor') return;
  throw redirect({ href: withCallback(paths.guest.login(companyAccountId, weddingKey), href, window.location.origin) });
}

/** Guests who attend, and managers: somebody who has answered absence has no player (journey 4), and is on no list. */
export function needInside(visit: Visit): void {
  needGuest(visit);
  const { me, companyAccountId, weddingKey } = visit.context.wedding;
  if (me?.answer === 'absence') throw redirect({ href: paths.guest.completeAbsence(companyAccountId, weddingKey) });
}

/** Each answer is thanked for in its own words: whoever opens those of the other is sent to the true ones. */
export function needAnswer(visit: Visit, wanted: 'present' | 'absent'): void {
  needGuest(visit);
  const { me, companyAccountId, weddingKey } = visit.context.wedding;
  if (me === null) return;
  const given = me.answer === 'absence' ? 'absent' : 'present';
  if (given === wanted) return;
  const { complete, completeAbsence } = paths.guest;
  throw redirect({ href: (given === 'absent' ? completeAbsence : complete)(companyAccountId, weddingKey) });
}

interface LoginVisit extends LoginSearch {
  readonly companyAccountId?: string | undefined;
  readonly weddingKey?: string | undefined;
}

/**
 * A guest who is signed in and opens the login goes on to the wanted page. Not from within the app: who comes from a page
 * of the wedding is leaving it, and not who has asked for a link by mail.
 */
export async function sendOn({ client }: RouteContext, login: LoginVisit): Promise<void> {
  const { companyAccountId, weddingKey, callback, by } = login;
  if (weddingKey === undefined || by === 'mail') return;
  const { attendanceQuery } = await import('../../features/attendant/api.ts');
  const query = attendanceQuery(weddingKey);
  if (client.getQueryData(query.queryKey) !== undefined) return;
  // why: who is known nowhere, or finds nobody to ask, is shown the login, which says what is wrong.
  const found = await client.fetchQuery(query).catch(() => undefined);
  if (found === undefined || found.me === null) return;
  const wanted = readCallback(callback, window.location.origin);
  throw redirect({ href: wanted ?? paths.guest.index(companyAccountId, weddingKey), replace: true });
}
