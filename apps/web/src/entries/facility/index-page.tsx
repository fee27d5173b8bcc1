import { EmptyState } from '@kotohogi/ui/empty-state';
import { FacilityChecklist } from '../../features/checklist/index.ts';
import { useFacility } from '../../features/facility/index.ts';
import { FacilityHome } from '../../features/wedding/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { StaffPage } from '../../shell/staff/staff-page.tsx';
import { crumbsTo } from './crumbs.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** …/manage: today and the coming days; for users who may not read weddings, only the facility. */
export function IndexPage() {
  const facility = useFacility();
  const crumbs = crumbsTo(facility, { label: t('facilityArea.homePage') });
  if (facility.abilities.has('facility:read:wedding')) {
    return (
      <StaffPage crumbs={crumbs}>
        <FacilityChecklist />
        <FacilityHome />
      </StaffPage>
    );
  }
  return (
    <StaffPage crumbs={crumbs} title={facility.name}>
      <EmptyState title={t('facilityArea.home.noWeddings')}>{t('facilityArea.home.noWeddings.hint')}</EmptyState>
    </StaffPage>
  );
}
