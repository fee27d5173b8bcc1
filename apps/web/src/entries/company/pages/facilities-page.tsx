import { LinkButton } from '@kotohogi/ui/link-button';
import { useCompany } from '../../../features/company/index.ts';
import { FacilityList, facilityHelp } from '../../../features/facility/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** …/manage/facilities */
export function FacilitiesPage() {
  const company = useCompany();
  return (
    <StaffPage
      crumbs={crumbsTo(company, { label: t('companyArea.facilities') })}
      title={t('companyArea.facilities')}
      help={facilityHelp('list')}
      actions={
        company.abilities.has('company:write:facility') && (
          <LinkButton href={staffPaths.company.newFacility(company.accountId)} variant="filled" icon="plus">
            {t('companyArea.facilities.new')}
          </LinkButton>
        )
      }
    >
      <FacilityList />
    </StaffPage>
  );
}
