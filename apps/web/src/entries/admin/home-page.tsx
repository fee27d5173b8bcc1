import { CompanyList } from '../../features/company/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { StaffPage } from '../../shell/staff/staff-page.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** /admin */
export function HomePage() {
  return (
    <StaffPage
      crumbs={[{ label: t('adminArea.label') }, { label: t('adminArea.companies') }]}
      title={t('adminArea.companies')}
    >
      <CompanyList />
    </StaffPage>
  );
}
