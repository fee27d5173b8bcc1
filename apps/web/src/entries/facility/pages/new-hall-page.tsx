import { useFacility } from '../../../features/facility/index.ts';
import { hallHelp, NewHall } from '../../../features/hall/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** …/manage/halls/new */
export function NewHallPage() {
  const facility = useFacility();
  const halls = staffPaths.facility.halls(facility.companyAccountId, facility.accountId);
  return (
    <StaffPage
      crumbs={crumbsTo(facility, { label: t('facilityArea.halls'), href: halls }, { label: t('facilityArea.newHall') })}
      title={t('facilityArea.newHall')}
      help={hallHelp('new')}
    >
      <NewHall />
    </StaffPage>
  );
}
