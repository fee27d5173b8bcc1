import type { NavLink } from '@kotohogi/ui/drawer';
import { paths } from '../../../shell/router/paths.ts';
import { useAttendance } from '../attendance-context.ts';
import { letterKindOf } from '../letter/letter-kind.ts';
import { t } from '../t.ts';

/** Whether the visitor has access to the ceremony: attending guests and managers do. */
export function useIsInside(): boolean {
  const { viewer, me } = useAttendance();
  return viewer === 'manager' || (me !== null && me.answer !== 'absence');
}

/** The pages a visitor may open, in menu order. */
export function useGuestPages(): readonly NavLink[] {
  const detail = useAttendance();
  const { viewer, companyAccountId: c, weddingKey: key, me } = detail;
  const isInside = useIsInside();
  // A letter replaces most pages.
  const letter = letterKindOf(detail);
  const isOpen = letter === undefined;
  const isIn = isInside && isOpen;
  const page = (id: PageId, icon: NavLink['icon'], isShown: boolean): readonly NavLink[] =>
    isShown ? [{ id, icon, label: t(`guest.nav.${id}`), href: paths.guest[HREFS[id]](c, key), match: 'exact' }] : [];
  return [
    ...page('watch', 'video', isIn),
    ...page('invitation', 'mail-open', true),
    ...page('program', 'list', isIn),
    ...page('audience', 'users', isIn),
    // Guests who have answered find their answer in their profile.
    ...page('reply', 'pencil', isOpen && viewer !== 'manager' && me === null),
    ...page('payment', 'receipt-text', viewer === 'guest'),
    ...page('profile', 'user', me !== null),
    ...page('login', 'log-in', viewer === 'visitor' && letter !== 'blocked'),
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
