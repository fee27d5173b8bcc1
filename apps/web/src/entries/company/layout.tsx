import { Outlet, useRouteContext } from '@tanstack/react-router';
import { CompanyContext } from '../../features/company/index.ts';
import { roleText, UserCard } from '../../features/session/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { officePaths } from '../../shell/router/office-paths.ts';
import { paths } from '../../shell/router/paths.ts';
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
  return (
    <CompanyContext value={company}>
      <StaffFrame
        label={t('companyArea.label')}
        items={[
          { id: 'home', label: t('companyArea.home'), icon: 'house', href: home, match: 'exact' },
          {
            id: 'facilities',
            label: t('companyArea.facilities'),
            icon: 'church',
            href: officePaths.facilities(company.accountId),
          },
          {
            id: 'settings',
            label: t('companyArea.settings'),
            icon: 'settings',
            href: officePaths.settings(company.accountId),
          },
        ]}
        footer={<UserCard user={user} roles={roles} loginHref={paths.company.login(company.accountId)} />}
      >
        <Outlet />
      </StaffFrame>
    </CompanyContext>
  );
}
