import { useCompany } from '../../../features/company/index.ts';
import { facilityHelp, NewFacility } from '../../../features/facility/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** …/manage/facilities/new */
export function NewFacilityPage() {
  const company = useCompany();
  const facilities = staffPaths.company.facilities(company.accountId);
  return (
    <StaffPage
      crumbs={crumbsTo(
        company,
        { label: t('companyArea.facilities'), href: facilities },
        { label: t('companyArea.facilities.new') },
      )}
      title={t('companyArea.facilities.new')}
      help={facilityHelp('new')}
    >
      <NewFacility />
    </StaffPage>
  );
}
