import type { ReactNode } from 'react';
import { useFacility } from '../../../features/facility/index.ts';
import { Deposits, depositsHelp, UnpaidBalances, unpaidHelp } from '../../../features/transfer/index.ts';
import { TransferFiles, transferFilesHelp } from '../../../features/transfer-file/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';
import { PaymentTabs } from '../payment-tabs.tsx';

const t = textsOf<typeof ja>();

interface ReportProps {
  readonly report: 'unpaid' | 'deposits' | 'files';
  readonly children: ReactNode;
}

const helps = { unpaid: unpaidHelp, deposits: depositsHelp, files: transferFilesHelp };

function Report({ report, children }: ReportProps) {
  const facility = useFacility();
  const payments = staffPaths.facility.payments(facility.companyAccountId, facility.accountId);
  return (
    <StaffPage
      crumbs={crumbsTo(
        facility,
        { label: t('facilityArea.payments'), href: payments },
        { label: t(`facilityArea.payments.${report}`) },
      )}
      title={t('facilityArea.payments')}
      help={helps[report]()}
      tabs={<PaymentTabs current={report} />}
    >
      {children}
    </StaffPage>
  );
}

/** …/manage/payments/unpaid-balance-summaries */
export function UnpaidPage() {
  return (
    <Report report="unpaid">
      <UnpaidBalances />
    </Report>
  );
}

/** …/manage/payments/deposits-balance-summaries */
export function DepositsPage() {
  return (
    <Report report="deposits">
      <Deposits />
    </Report>
  );
}

/** …/manage/payments/transfer-files */
export function TransferFilesPage() {
  return (
    <Report report="files">
      <TransferFiles />
    </Report>
  );
}
