import { LinkButton } from '@kotohogi/ui/link-button';
import { useFacility } from '../../../features/facility/index.ts';
import { NotifyMany } from '../../../features/notification/index.ts';
import { useRegistrationTab } from '../../../features/temporary-wedding/index.ts';
import { WeddingList, weddingHelp } from '../../../features/wedding/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** …/manage/weddings */
export function WeddingsPage() {
  const facility = useFacility();
  const { companyAccountId, accountId, abilities } = facility;
  return (
    <StaffPage
      crumbs={crumbsTo(facility, { label: t('facilityArea.weddings') })}
      title={t('facilityArea.weddings')}
      help={weddingHelp('list')}
      actions={
        abilities.has('facility:write:wedding') && (
          <LinkButton href={staffPaths.facility.newWedding(companyAccountId, accountId)} variant="filled" icon="plus">
            {t('facilityArea.weddings.new')}
          </LinkButton>
        )
      }
    >
      <WeddingList
        extraTab={useRegistrationTab()}
        renderActions={selected =>
          abilities.has('facility:write:weddingNotification') && <NotifyMany targets={selected} />
        }
      />
    </StaffPage>
  );
}
