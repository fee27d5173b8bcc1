import type { AttendanceDetail } from '@kotohogi/contract/attendance-detail';
import type { Answer } from '@kotohogi/domain/attendant/types';
import { redirect } from '@tanstack/react-router';
import { letterKindOf } from '../../features/attendant/index.data.ts';
import { withCallback } from '../../shell/router/callback.ts';
import { paths } from '../../shell/router/paths.ts';

/** The data the guards of a wedding's pages use. */
export interface GuardContext {
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

/**
 * Admits guests and managers, and everyone if a letter replaces the page; redirects others to the wedding's login,
 * which returns here.
 */
export function needGuest({ context: { wedding }, location: { href } }: GuardContext): void {
  const { viewer, companyAccountId, weddingKey } = wedding;
  if (viewer !== 'visitor' || letterKindOf(wedding) !== undefined) return;
  throw redirect({ href: withCallback(paths.guest.login(companyAccountId, weddingKey), href, window.location.origin) });
}

/**
 * Admits attending guests and managers: a guest who answered absence has no player, and is on no list
 * (docs/product/guest-page.md#pages).
 */
export function needInside(visit: GuardContext): void {
  needGuest(visit);
  const { me, companyAccountId, weddingKey } = visit.context.wedding;
  if (me?.answer === 'absence') throw redirect({ href: paths.guest.completeAbsence(companyAccountId, weddingKey) });
}

/** Each answer has its own thank-you page: a guest who opens the wrong one is redirected. */
export function needAnswer(visit: GuardContext, wanted: 'present' | 'absent'): void {
  needGuest(visit);
  const { me, companyAccountId, weddingKey } = visit.context.wedding;
  if (me === null) return;
  const given = me.answer === 'absence' ? 'absent' : 'present';
  if (given === wanted) return;
  const { complete, completeAbsence } = paths.guest;
  throw redirect({ href: (given === 'absent' ? completeAbsence : complete)(companyAccountId, weddingKey) });
}
