import { useFacility } from '../../../features/facility/index.ts';
import { FacilityPayments, FacilitySales } from '../../../features/payment/index.ts';
import { BalanceCard } from '../../../features/transfer/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import { helpOf } from '../help.ts';
import type { ja } from '../messages.ja.ts';
import { PaymentTabs } from '../payment-tabs.tsx';

const t = textsOf<typeof ja>();

/** …/manage/payments */
export function PaymentsPage() {
  const facility = useFacility();
  return (
    <StaffPage
      crumbs={crumbsTo(facility, { label: t('facilityArea.payments') })}
      title={t('facilityArea.payments')}
      help={helpOf('payments')}
      tabs={<PaymentTabs current="all" />}
    >
      <BalanceCard />
      <FacilityPayments />
    </StaffPage>
  );
}

/** …/manage/payments/archive-video-payments */
export function ArchiveVideoPaymentsPage() {
  const facility = useFacility();
  const { companyAccountId, accountId } = facility;
  const payments = staffPaths.facility.payments(companyAccountId, accountId);
  return (
    <StaffPage
      crumbs={crumbsTo(
        facility,
        { label: t('facilityArea.payments'), href: payments },
        { label: t('facilityArea.payments.sales') },
      )}
      title={t('facilityArea.payments')}
      help={helpOf('payments')}
      tabs={<PaymentTabs current="sales" />}
    >
      <FacilitySales />
    </StaffPage>
  );
}
