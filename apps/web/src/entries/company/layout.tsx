import type { NavItem } from '@kotohogi/ui/drawer';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import { CompanyContext } from '../../features/company/index.ts';
import { SavedFilters } from '../../features/saved-filter/index.ts';
import { useAreaSearch } from '../../features/search/index.ts';
import { EndedSession, roleText, UserCard } from '../../features/session/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { SavedFiltersContext } from '../../shell/list/saved-filters-context.ts';
import { paths } from '../../shell/router/paths.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { StaffFrame } from '../../shell/staff/staff-frame.tsx';
import { useTheme } from '../../shell/theme/use-theme.ts';
import type { ja } from './messages.ja.ts';
import type { CompanyRouteContext } from './routes.inside.ts';

const t = textsOf<typeof ja>();

/** The frame of every page of a company. */
export function CompanyLayout() {
  useTheme('company', 'staff');
  const { company, user }: CompanyRouteContext = useRouteContext({ strict: false });
  const home = paths.company.index(company.accountId);
  const roles =
    company.roles.length > 0
      ? company.roles.map(role => roleText('company', role))
      : user.adminAttr.map(({ role }) => roleText('admin', role));
  const items: readonly NavItem[] = [
    { id: 'home', label: t('companyArea.home'), icon: 'house', href: home, match: 'exact' },
    {
      id: 'facilities',
      label: t('companyArea.facilities'),
      icon: 'church',
      href: staffPaths.company.facilities(company.accountId),
    },
    {
      id: 'settings',
      label: t('companyArea.settings'),
      icon: 'settings',
      href: staffPaths.company.settings(company.accountId),
    },
    {
      id: 'users',
      label: t('companyArea.users'),
      icon: 'users-round',
      href: staffPaths.company.users(company.accountId),
      isHidden: !company.abilities.has('company:read:user'),
    },
  ];
  const search = useAreaSearch({ kind: 'company', companyId: company.id }, items, {
    facility: facility => paths.facility.index(facility.companyAccountId, facility.accountId),
    user: id => staffPaths.company.user(company.accountId, id),
  });
  return (
    <CompanyContext value={company}>
      <StaffFrame
        label={t('companyArea.label')}
        place={company.name}
        items={items}
        search={search}
        footer={<UserCard user={user} roles={roles} loginHref={paths.company.login(company.accountId)} />}
      >
        <SavedFiltersContext value={SavedFilters}>
          <Outlet />
        </SavedFiltersContext>
        <EndedSession user={user} loginHref={paths.company.login(company.accountId)} />
      </StaffFrame>
    </CompanyContext>
  );
}
