import type { NavItem } from '@kotohogi/ui/drawer';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import { useAreaSearch } from '../../features/search/index.ts';
import { roleText, UserCard } from '../../features/session/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { paths } from '../../shell/router/paths.ts';
import { StaffFrame } from '../../shell/staff/staff-frame.tsx';
import { useTheme } from '../../shell/theme/use-theme.ts';
import type { ja } from './messages.ja.ts';
import type { AdminRouteContext } from './routes.inside.ts';

const t = textsOf<typeof ja>();

/** The frame of every page of the platform. */
export function AdminLayout() {
  useTheme('admin', 'staff');
  const { user }: AdminRouteContext = useRouteContext({ strict: false });
  const items: readonly NavItem[] = [
    { id: 'companies', label: t('adminArea.companies'), icon: 'building-2', href: paths.admin.index, match: 'exact' },
  ];
  // Only an administrator reads what is inside the venues.
  const mayEnter = user.adminAttr.some(({ role }) => role === 'administrator');
  const search = useAreaSearch({ kind: 'platform' }, items, {
    company: () => paths.admin.index,
    ...(mayEnter && { facility: row => paths.facility.index(row.companyAccountId, row.accountId) }),
  });
  return (
    <StaffFrame
      label={t('adminArea.label')}
      items={items}
      search={search}
      footer={
        <UserCard
          user={user}
          roles={user.adminAttr.map(({ role }) => roleText('admin', role))}
          loginHref={paths.admin.login}
        />
      }
    >
      <Outlet />
    </StaffFrame>
  );
}
