import { useFacility } from '../../../features/facility/index.ts';
import { UnpaidBalances, unpaidHelp } from '../../../features/transfer/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';
import { PaymentTabs } from '../payment-tabs.tsx';

const t = textsOf<typeof ja>();

/** …/manage/payments/unpaid-balance-summaries */
export function UnpaidPage() {
  const facility = useFacility();
  const payments = staffPaths.facility.payments(facility.companyAccountId, facility.accountId);
  return (
    <StaffPage
      crumbs={crumbsTo(
        facility,
        { label: t('facilityArea.payments'), href: payments },
        { label: t('facilityArea.payments.unpaid') },
      )}
      title={t('facilityArea.payments')}
      help={unpaidHelp()}
      tabs={<PaymentTabs current="unpaid" />}
    >
      <UnpaidBalances />
    </StaffPage>
  );
}
