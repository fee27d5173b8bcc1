import { FacilitySettings, facilityHelp, useFacility } from '../../../features/facility/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** …/manage/settings */
export function SettingsPage() {
  const facility = useFacility();
  return (
    <StaffPage
      crumbs={crumbsTo(facility, { label: t('facilityArea.settings') })}
      title={t('facilityArea.settings')}
      help={facilityHelp('settings')}
    >
      <FacilitySettings />
    </StaffPage>
  );
}
