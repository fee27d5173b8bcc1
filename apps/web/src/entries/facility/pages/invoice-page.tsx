import { invoiceList } from '@kotohogi/contract/lists';
import { useFacility } from '../../../features/facility/index.ts';
import { facilityInvoiceHelp, Invoices, InvoiceView } from '../../../features/invoice/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { useListSearch } from '../../../shell/list/use-list-search.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';
import { PaymentTabs } from '../payment-tabs.tsx';

const t = textsOf<typeof ja>();

/** …/manage/payments/invoice, with `month` one invoice. */
export function InvoicePage() {
  const facility = useFacility();
  const { month } = useListSearch(invoiceList).filters;
  const payments = staffPaths.facility.payments(facility.companyAccountId, facility.accountId);
  return (
    <StaffPage
      crumbs={crumbsTo(
        facility,
        { label: t('facilityArea.payments'), href: payments },
        { label: t('facilityArea.payments.invoice') },
      )}
      title={t('facilityArea.payments')}
      help={facilityInvoiceHelp()}
      tabs={<PaymentTabs current="invoice" />}
    >
      {month === undefined ? <Invoices /> : <InvoiceView key={month} month={month} />}
    </StaffPage>
  );
}
