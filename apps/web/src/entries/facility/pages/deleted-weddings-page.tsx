import { useFacility } from '../../../features/facility/index.ts';
import { useRegistrationTab } from '../../../features/temporary-wedding/index.ts';
import { DeletedWeddings, weddingHelp } from '../../../features/wedding/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** …/manage/weddings/deleted */
export function DeletedWeddingsPage() {
  const facility = useFacility();
  const weddings = staffPaths.facility.weddings(facility.companyAccountId, facility.accountId);
  return (
    <StaffPage
      crumbs={crumbsTo(
        facility,
        { label: t('facilityArea.weddings'), href: weddings },
        { label: t('facilityArea.weddings.deleted') },
      )}
      title={t('facilityArea.weddings.deleted')}
      help={weddingHelp('deleted')}
    >
      <DeletedWeddings extraTab={useRegistrationTab()} />
    </StaffPage>
  );
}
