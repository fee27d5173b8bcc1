import type { NavItem, NavLink } from '@kotohogi/ui/drawer';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import { SavedFilters } from '../../features/saved-filter/index.ts';
import { useAreaSearch } from '../../features/search/index.ts';
import { EndedSession, roleText, UserCard } from '../../features/session/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { SavedFiltersContext } from '../../shell/list/saved-filters-context.ts';
import { paths } from '../../shell/router/paths.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import { StaffFrame } from '../../shell/staff/staff-frame.tsx';
import { useTheme } from '../../shell/theme/use-theme.ts';
import { mayReadPayments, mayReadTotals } from './may-read-payments.ts';
import type { ja } from './messages.ja.ts';
import type { AdminRouteContext } from './routes.inside.ts';

const t = textsOf<typeof ja>();

const operations = (abilities: ReadonlySet<string>): readonly NavLink[] => [
  { id: 'companies', label: t('adminArea.companies'), icon: 'building-2', href: staffPaths.admin.companies },
  {
    id: 'lives',
    label: t('adminArea.lives'),
    icon: 'radio',
    href: staffPaths.admin.lives,
    isHidden: !abilities.has('admin:read:wedding-lives'),
  },
  {
    id: 'batch',
    label: t('adminArea.batch'),
    icon: 'refresh-cw',
    href: staffPaths.admin.batch,
    isHidden: !abilities.has('admin:exec:batch'),
  },
];

const money = (abilities: ReadonlySet<string>): readonly NavLink[] => [
  {
    id: 'totals',
    label: t('adminArea.totals'),
    icon: 'chart-column',
    href: staffPaths.admin.totals,
    match: 'exact',
    isHidden: !mayReadTotals(abilities),
  },
  {
    id: 'payments',
    label: t('adminArea.payments'),
    icon: 'receipt-text',
    href: staffPaths.admin.payments,
    isHidden: !mayReadPayments(abilities),
  },
  {
    id: 'reconciliation',
    label: t('adminArea.reconciliation'),
    icon: 'shield-check',
    href: staffPaths.admin.reconciliation,
    isHidden: !mayReadPayments(abilities),
  },
  {
    id: 'accounts',
    label: t('adminArea.accounts'),
    icon: 'banknote',
    href: staffPaths.admin.accounts,
    isHidden: !abilities.has('admin:read:deposit-accounts'),
  },
  {
    id: 'bank-lines',
    label: t('adminArea.bankLines'),
    icon: 'wallet',
    href: staffPaths.admin.bankLines,
    isHidden: !abilities.has('admin:read:deposit-accounts'),
  },
  {
    id: 'corrections',
    label: t('adminArea.corrections'),
    icon: 'square-pen',
    href: staffPaths.admin.corrections,
    isHidden: !abilities.has('admin:read:attendantPayment'),
  },
  {
    id: 'invoices',
    label: t('adminArea.invoices'),
    icon: 'file-text',
    href: staffPaths.admin.invoices,
    isHidden: !abilities.has('admin:read:balance-summaries'),
  },
];

const administration = (abilities: ReadonlySet<string>): readonly NavLink[] => [
  {
    id: 'users',
    label: t('adminArea.users'),
    icon: 'users-round',
    href: staffPaths.admin.users,
    isHidden: !abilities.has('admin:read:user'),
  },
  {
    id: 'settings',
    label: t('adminArea.settings'),
    icon: 'settings',
    href: staffPaths.admin.settings,
    isHidden: !abilities.has('admin:read:setting'),
  },
  {
    id: 'audit',
    label: t('adminArea.audit'),
    icon: 'clipboard-list',
    href: staffPaths.admin.audit,
    isHidden: !abilities.has('admin:write:setting'),
  },
];

const itemsFor = (abilities: ReadonlySet<string>): readonly NavItem[] => [
  { id: 'home', label: t('adminArea.home'), icon: 'house', href: paths.admin.index, match: 'exact' },
  { id: 'operations', label: t('adminArea.operations'), children: operations(abilities) },
  { id: 'money', label: t('adminArea.money'), children: money(abilities) },
  { id: 'administration', label: t('adminArea.administration'), children: administration(abilities) },
];

/** The frame of every page of the platform. */
export function AdminLayout() {
  useTheme('admin', 'staff');
  const { user, abilities }: AdminRouteContext = useRouteContext({ strict: false });
  const items = itemsFor(abilities);
  // Only administrators may read the data of venues.
  const mayEnter = user.adminAttr.some(({ role }) => role === 'administrator');
  const search = useAreaSearch({ kind: 'platform' }, items, {
    company: row => staffPaths.admin.company(row.id),
    user: id => staffPaths.admin.user(id),
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
      <SavedFiltersContext value={SavedFilters}>
        <Outlet />
      </SavedFiltersContext>
      <EndedSession user={user} loginHref={paths.admin.login} />
    </StaffFrame>
  );
}
