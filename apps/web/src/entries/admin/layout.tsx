import { Outlet, useRouteContext } from '@tanstack/react-router';
import { roleText, UserCard } from '../../features/session/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { officePaths } from '../../shell/router/office-paths.ts';
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
  return (
    <StaffFrame
      label={t('adminArea.label')}
      items={[
        { id: 'home', label: t('adminArea.home'), icon: 'house', href: paths.admin.index, match: 'exact' },
        { id: 'companies', label: t('adminArea.companies'), icon: 'building-2', href: officePaths.companies },
      ]}
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
