import type { NavLink } from '@kotohogi/ui/drawer';
import { paths } from '../../shell/router/paths.ts';
import { useAttendance } from './attendance-context.ts';
import { letterKindOf } from './letter/letter-kind.ts';
import { say } from './say.ts';

/** The ceremony is for those who attend, and for who manages the wedding. */
export function useIsInside(): boolean {
  const { viewer, me } = useAttendance();
  return viewer === 'manager' || (me !== null && me.answer !== 'absence');
}

/** The pages a visitor may open, in the order of the menu. */
export function useGuestPages(): readonly NavLink[] {
  const detail = useAttendance();
  const { viewer, companyAccountId: c, weddingKey: key, me } = detail;
  const isInside = useIsInside();
  const letter = letterKindOf(detail);
  const page = (id: PageId, icon: NavLink['icon'], isShown: boolean): readonly NavLink[] =>
    isShown ? [{ id, icon, label: say(`guest.nav.${id}`), href: paths.guest[HREFS[id]](c, key), match: 'exact' }] : [];
  // Every page but these shows the letter.
  if (letter !== undefined) {
    return [
      ...page('invitation', 'mail-open', true),
      ...page('payment', 'receipt-text', viewer === 'guest'),
      ...page('profile', 'user', me !== null),
      ...page('login', 'log-in', viewer === 'visitor' && letter !== 'blocked'),
    ];
  }
  return [
    ...page('watch', 'video', isInside),
    ...page('invitation', 'mail-open', true),
    ...page('program', 'list', isInside),
    ...page('audience', 'users', isInside),
    // Who has answered finds the answer in his profile.
    ...page('reply', 'pencil', viewer !== 'manager' && me === null),
    ...page('payment', 'receipt-text', viewer === 'guest'),
    ...page('profile', 'user', me !== null),
    ...page('login', 'log-in', viewer === 'visitor'),
  ];
}

const HREFS = {
  watch: 'index',
  invitation: 'invitation',
  program: 'program',
  audience: 'audience',
  reply: 'form',
  payment: 'payment',
  profile: 'profile',
  login: 'login',
} as const satisfies Readonly<Record<string, keyof typeof paths.guest>>;
type PageId = keyof typeof HREFS;
