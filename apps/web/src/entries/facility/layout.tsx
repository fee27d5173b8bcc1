import type { NavItem } from '@kotohogi/ui/drawer';
import { Outlet, useLocation, useRouteContext } from '@tanstack/react-router';
import { type FacilityArea, FacilityContext, FacilitySwitcher } from '../../features/facility/index.ts';
import { SavedFilters } from '../../features/saved-filter/index.ts';
import { useAreaSearch } from '../../features/search/index.ts';
import { EndedSession, roleText, UserCard } from '../../features/session/index.ts';
import { TodayList, TodayStrip } from '../../features/wedding/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { SavedFiltersContext } from '../../shell/list/saved-filters-context.ts';
import { paths } from '../../shell/router/paths.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { StaffFrame } from '../../shell/staff/staff-frame.tsx';
import { useTheme } from '../../shell/theme/use-theme.ts';
import type { ja } from './messages.ja.ts';
import type { FacilityRouteContext } from './routes.inside.ts';

const t = textsOf<typeof ja>();

function itemsOf({ companyAccountId: c, accountId: f, abilities }: FacilityArea): readonly NavItem[] {
  return [
    { id: 'home', label: t('facilityArea.home'), icon: 'house', href: paths.facility.index(c, f), match: 'exact' },
    {
      id: 'weddings',
      label: t('facilityArea.weddings'),
      icon: 'heart-handshake',
      href: staffPaths.facility.weddings(c, f),
      also: staffPaths.facility.temporaryWeddings(c, f),
      isHidden: !abilities.has('facility:read:wedding'),
    },
    {
      id: 'calendar',
      label: t('facilityArea.calendar'),
      icon: 'calendar-days',
      href: staffPaths.facility.calendar(c, f),
      isHidden: !abilities.has('facility:read:wedding'),
    },
    { id: 'halls', label: t('facilityArea.halls'), icon: 'church', href: staffPaths.facility.halls(c, f) },
    {
      id: 'payments',
      label: t('facilityArea.payments'),
      icon: 'wallet',
      href: staffPaths.facility.payments(c, f),
      isHidden: !abilities.has('facility:read:weddingPaymentState'),
    },
    {
      id: 'marketing',
      label: t('facilityArea.marketing'),
      icon: 'chart-column',
      href: staffPaths.facility.marketing(c, f),
      isHidden: !abilities.has('facility:read:wedding'),
    },
    {
      id: 'settings',
      label: t('facilityArea.settings'),
      icon: 'settings',
      href: staffPaths.facility.settings(c, f),
      isHidden: !abilities.has('facility:read:setting'),
    },
    {
      id: 'users',
      label: t('facilityArea.users'),
      icon: 'users-round',
      href: staffPaths.facility.users(c, f),
      isHidden: !abilities.has('facility:read:user'),
    },
  ];
}

/** The user's roles here: in the facility, in its company, or for the platform. */
function rolesOf({ user, facility }: FacilityRouteContext): readonly string[] {
  const own = user.facilityAttr.filter(area => area.scopeId === facility.id);
  if (own.length > 0) return own.map(({ role }) => roleText('facility', role));
  const company = user.companyAttr.filter(area => area.accountId === facility.companyAccountId);
  if (company.length > 0) return company.map(({ role }) => roleText('company', role));
  return user.adminAttr.map(({ role }) => roleText('admin', role));
}

/** The frame of every page of a facility. */
export function FacilityLayout() {
  useTheme('facility', 'staff');
  const context: FacilityRouteContext = useRouteContext({ strict: false });
  const { pathname } = useLocation();
  const { facility, user } = context;
  const { companyAccountId, accountId, abilities } = facility;
  // The home page already shows the wall.
  const showsToday = abilities.has('facility:read:wedding') && !/\/manage\/?$/.test(pathname);
  const items = itemsOf(facility);
  const search = useAreaSearch({ kind: 'facility', facilityId: facility.id }, items, {
    hall: id => staffPaths.facility.hall(companyAccountId, accountId, id),
    user: id => staffPaths.facility.user(companyAccountId, accountId, id),
  });
  return (
    <FacilityContext value={facility}>
      <StaffFrame
        label={t('facilityArea.label')}
        place={facility.name}
        items={items}
        search={search}
        head={<FacilitySwitcher user={user} />}
        aside={showsToday ? <TodayList /> : undefined}
        strip={showsToday ? <TodayStrip /> : undefined}
        footer={
          <UserCard
            user={user}
            roles={rolesOf(context)}
            loginHref={paths.facility.login(companyAccountId, accountId)}
          />
        }
      >
        <SavedFiltersContext value={SavedFilters}>
          <Outlet />
        </SavedFiltersContext>
        <EndedSession user={user} loginHref={paths.facility.login(companyAccountId, accountId)} />
      </StaffFrame>
    </FacilityContext>
  );
}
