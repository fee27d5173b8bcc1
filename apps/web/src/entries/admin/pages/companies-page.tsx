import { LinkButton } from '@kotohogi/ui/link-button';
import { useRouteContext } from '@tanstack/react-router';
import { CompanyList, companyHelp } from '../../../features/company/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { paths } from '../../../shell/router/paths.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import type { ja } from '../messages.ja.ts';
import type { AdminRouteContext } from '../routes.inside.ts';

const t = textsOf<typeof ja>();

/** /admin/companies */
export function CompaniesPage() {
  const { abilities }: AdminRouteContext = useRouteContext({ strict: false });
  const mayWrite = abilities.has('admin:write:company');
  return (
    <StaffPage
      crumbs={[
        { label: t('adminArea.home'), icon: 'house', href: paths.admin.index },
        { label: t('adminArea.companies') },
      ]}
      title={t('adminArea.companies')}
      help={companyHelp('list')}
      actions={
        mayWrite && (
          <LinkButton href={staffPaths.admin.newCompany} variant="filled" icon="plus">
            {t('adminArea.companies.new')}
          </LinkButton>
        )
      }
    >
      <CompanyList mayWrite={mayWrite} />
    </StaffPage>
  );
}
