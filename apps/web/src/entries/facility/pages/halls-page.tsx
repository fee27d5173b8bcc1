import { useFacility } from '../../../features/facility/index.ts';
import { HallList } from '../../../features/hall/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** …/manage/halls */
export function HallsPage() {
  const facility = useFacility();
  return (
    <StaffPage crumbs={crumbsTo(facility, { label: t('facilityArea.halls') })} title={t('facilityArea.halls')}>
      <HallList isLinked={facility.abilities.has('facility:read:wedding')} />
    </StaffPage>
  );
}
