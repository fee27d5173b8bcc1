import { companyHelp, NewCompany } from '../../../features/company/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { paths } from '../../../shell/router/paths.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** /admin/companies/new */
export function NewCompanyPage() {
  return (
    <StaffPage
      crumbs={[
        { label: t('adminArea.home'), icon: 'house', href: paths.admin.index },
        { label: t('adminArea.companies'), href: staffPaths.admin.companies },
        { label: t('adminArea.companies.new') },
      ]}
      title={t('adminArea.companies.new')}
      help={companyHelp('new')}
    >
      <NewCompany />
    </StaffPage>
  );
}
