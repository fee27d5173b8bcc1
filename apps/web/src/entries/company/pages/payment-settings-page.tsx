import { useParams } from '@tanstack/react-router';
import { useCompany } from '../../../features/company/index.ts';
import { useFacilityRecord } from '../../../features/facility/index.ts';
import { PaymentSettingForm, paymentSettingHelp } from '../../../features/payment-setting/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** …/manage/facilities/:facilityId/payment-settings */
export function PaymentSettingsPage() {
  const company = useCompany();
  const { facilityId }: { readonly facilityId?: string } = useParams({ strict: false });
  const id = Number(facilityId);
  const name = useFacilityRecord(company.id, id).data?.name ?? '…';
  return (
    <StaffPage
      crumbs={crumbsTo(
        company,
        { label: t('companyArea.facilities'), href: staffPaths.company.facilities(company.accountId) },
        { label: name, href: staffPaths.company.facility(company.accountId, id) },
        { label: t('companyArea.paymentSettings') },
      )}
      title={t('companyArea.paymentSettings')}
      help={paymentSettingHelp()}
    >
      <PaymentSettingForm key={id} facilityId={id} />
    </StaffPage>
  );
}
