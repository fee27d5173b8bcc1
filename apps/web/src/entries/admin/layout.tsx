import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import { SavedFilters } from '../../features/saved-filter/index.ts';
import { permissionsQuery } from '../../features/permission/index.ts';
import { roleText, UserCard } from '../../features/session/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { SavedFiltersContext } from '../../shell/list/saved-filters-context.ts';
import { paths } from '../../shell/router/paths.ts';
import { StaffFrame } from '../../shell/staff/staff-frame.tsx';
import { useTheme } from '../../shell/theme/use-theme.ts';
import type { ja } from './messages.ja.ts';
import type { AdminRouteContext } from './routes.inside.ts';

const t = textsOf<typeof ja>();

/** The frame of every page of the platform. */
export function AdminLayout() {
  useTheme('admin', 'staff');
  const seesPeople = useMaySeePeople({ scope: 'admin', id: null });
  const { user, abilities }: AdminRouteContext = useRouteContext({ strict: false });
  const { data } = useQuery(permissionsQuery());
  const { user }: AdminRouteContext = useRouteContext({ strict: false });
  return (
    <StaffFrame
      label={t('adminArea.label')}
      items={[
        { id: 'home', label: t('adminArea.home'), icon: 'house', href: paths.admin.index, match: 'exact' },
        { id: 'companies', label: t('adminArea.companies'), icon: 'building-2', href: paths.admin.companies },
        {
          id: 'users',
          label: t('adminArea.users'),
          icon: 'users-round',
          href: paths.admin.users,
          isHidden: data?.permissions.includes('admin:read:user') !== true,
        },
        {
          id: 'settings',
          label: t('adminArea.settings'),
          icon: 'settings',
          href: paths.admin.settings,
          isHidden: !abilities.has('admin:read:setting'),
        },
      ]}
      footer={
        <UserCard
          user={user}
          roles={user.adminAttr.map(({ role }) => roleText('admin', role))}
          loginHref={paths.admin.login}
        />
      }
    >
      <SavedFiltersContext value={SavedFilters}>
        <Outlet />
      </SavedFiltersContext>
    </StaffFrame>
  );
}
