import { LinkButton } from '@kotohogi/ui/link-button';
import { useFacility } from '../../../features/facility/index.ts';
import { HallList, hallHelp } from '../../../features/hall/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** …/manage/halls */
export function HallsPage() {
  const facility = useFacility();
  const { companyAccountId, accountId, abilities } = facility;
  return (
    <StaffPage
      crumbs={crumbsTo(facility, { label: t('facilityArea.halls') })}
      title={t('facilityArea.halls')}
      help={hallHelp('list')}
      actions={
        abilities.has('facility:write:info') && (
          <LinkButton href={staffPaths.facility.newHall(companyAccountId, accountId)} variant="filled" icon="plus">
            {t('facilityArea.newHall')}
          </LinkButton>
        )
      }
    >
      <HallList />
    </StaffPage>
  );
}
