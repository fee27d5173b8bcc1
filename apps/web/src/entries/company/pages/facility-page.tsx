import { LinkButton } from '@kotohogi/ui/link-button';
import { useParams } from '@tanstack/react-router';
import { useCompany } from '../../../features/company/index.ts';
import { FacilityPageBody, facilityHelp, RemoveFacility, useFacilityRecord } from '../../../features/facility/index.ts';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { paths } from '../../../shell/router/paths.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { waitingTitle } from '../../../shell/staff/waiting-title.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** …/manage/facilities/:facilityId */
export function FacilityPage() {
  const company = useCompany();
  const { facilityId }: { readonly facilityId?: string } = useParams({ strict: false });
  const id = Number(facilityId);
  const query = useFacilityRecord(company.id, id);
  const facility = query.data;
  return (
    <StaffPage
      crumbs={crumbsTo(
        company,
        { label: t('companyArea.facilities'), href: staffPaths.company.facilities(company.accountId) },
        { label: facility?.name ?? '…' },
      )}
      title={facility?.name ?? waitingTitle(failureOf(query), t('companyArea.facilities'))}
      help={facilityHelp('record')}
      actions={
        facility !== undefined && (
          <>
            {company.abilities.has('company:read:setting') && (
              <LinkButton href={staffPaths.company.paymentSettings(company.accountId, id)} icon="wallet">
                {t('companyArea.paymentSettings')}
              </LinkButton>
            )}
            <LinkButton href={paths.facility.index(company.accountId, facility.accountId)}>
              {t('companyArea.facilities.enter')}
            </LinkButton>
            {company.abilities.has('company:write:facility') && <RemoveFacility facility={facility} />}
          </>
        )
      }
    >
      <FacilityPageBody key={id} id={id} />
    </StaffPage>
  );
}
