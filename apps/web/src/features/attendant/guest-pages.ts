import type { NavLink } from '@kotohogi/ui/drawer';
import { paths } from '../../shell/router/paths.ts';
import { useAttendance } from './attendance-context.ts';
import { say } from './say.ts';

/** The ceremony is for those who attend, and for who manages the wedding. */
export function useIsInside(): boolean {
  const { viewer, me } = useAttendance();
  return viewer === 'manager' || (me !== null && me.answer !== 'absence');
}

/** The pages a visitor may open, in the order of the menu. */
export function useGuestPages(): readonly NavLink[] {
  const { viewer, companyAccountId: c, weddingKey: key } = useAttendance();
  const isInside = useIsInside();
  const pages: readonly NavLink[] = [
    {
      id: 'watch',
      label: say('guest.nav.watch'),
      icon: 'video',
      href: paths.guest.index(c, key),
      match: 'exact',
      isHidden: !isInside,
    },
    {
      id: 'invitation',
      label: say('guest.nav.invitation'),
      icon: 'mail-open',
      href: paths.guest.invitation(c, key),
      match: 'exact',
    },
    {
      id: 'reply',
      label: say('guest.nav.reply'),
      icon: 'pencil',
      href: paths.guest.form(c, key),
      isHidden: viewer === 'manager',
    },
    {
      id: 'payment',
      label: say('guest.nav.payment'),
      icon: 'receipt-text',
      href: paths.guest.payment(c, key),
      isHidden: viewer !== 'guest',
    },
    {
      id: 'login',
      label: say('guest.nav.login'),
      icon: 'log-in',
      href: paths.guest.login(c, key),
      isHidden: viewer !== 'visitor',
    },
  ];
  return pages.filter(({ isHidden }) => isHidden !== true);
}
