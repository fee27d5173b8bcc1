import { useSearch } from '@tanstack/react-router';
import { useFacility } from '../../../features/facility/index.ts';
import { NewWedding, type NewWeddingSearch } from '../../../features/wedding/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import { helpOf } from '../help.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** …/manage/weddings/new */
export function NewWeddingPage() {
  const facility = useFacility();
  const chosen: NewWeddingSearch = useSearch({ strict: false });
  const weddings = staffPaths.facility.weddings(facility.companyAccountId, facility.accountId);
  return (
    <StaffPage
      crumbs={crumbsTo(
        facility,
        { label: t('facilityArea.weddings'), href: weddings },
        { label: t('facilityArea.newWedding') },
      )}
      title={t('facilityArea.newWedding')}
      help={helpOf('newWedding')}
    >
      <NewWedding chosen={chosen} />
    </StaffPage>
  );
}
