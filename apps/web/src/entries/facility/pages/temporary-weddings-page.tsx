import { useFacility } from '../../../features/facility/index.ts';
import { RegistrationList, registrationHelp } from '../../../features/temporary-wedding/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** …/manage/temporary-weddings */
export function TemporaryWeddingsPage() {
  const facility = useFacility();
  return (
    <StaffPage
      crumbs={crumbsTo(facility, { label: t('facilityArea.temporaryWeddings') })}
      title={t('facilityArea.weddings')}
      help={registrationHelp('list')}
    >
      <RegistrationList />
    </StaffPage>
  );
}
