import { CompanyChecklist } from '../../features/checklist/index.ts';
import { companyHelp, useCompany } from '../../features/company/index.ts';
import { FacilityOverview } from '../../features/facility/index.ts';
import { CompanyToday } from '../../features/wedding/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { StaffPage } from '../../shell/staff/staff-page.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** /c/:companyAccountId?/manage */
export function HomePage() {
  const company = useCompany();
  return (
    <StaffPage
      crumbs={[{ label: t('companyArea.home'), icon: 'house' }]}
      title={company.name}
      help={companyHelp('home')}
    >
      <CompanyChecklist />
      <CompanyToday />
      <FacilityOverview />
    </StaffPage>
  );
}
