import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import type { Answer } from '@kotohogi/domain/attendant/types';
import { redirect } from '@tanstack/react-router';
import { letterKindOf } from '../../features/attendant/letter/letter-kind.ts';
import { withCallback } from '../../shell/router/callback.ts';
import { paths } from '../../shell/router/paths.ts';

/** What the pages of a wedding are guarded by. */
export interface Visit {
  readonly context: {
    readonly wedding: Pick<
      AttendanceDetail,
      'viewer' | 'companyAccountId' | 'weddingKey' | 'isBlocked' | 'isPreview' | 'lifeCycle'
    > & {
      readonly me: { readonly answer: Answer } | null;
    };
  };
  readonly location: { readonly href: string };
}

/** Lets guests and managers in, and everybody where a letter takes the place of the page; anybody else is sent to the login of the wedding, which comes back here. */
export function needGuest({ context: { wedding }, location: { href } }: Visit): void {
  const { viewer, companyAccountId, weddingKey } = wedding;
  if (viewer !== 'visitor' || letterKindOf(wedding) !== undefined) return;
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
