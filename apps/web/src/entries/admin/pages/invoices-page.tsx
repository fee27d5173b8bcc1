import { invoiceList } from '@kotohogi/contract/lists';
import { useRouteContext } from '@tanstack/react-router';
import { adminInvoiceHelp, IssuedInvoiceView, Months, MonthView } from '../../../features/invoice/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { useListSearch } from '../../../shell/list/use-list-search.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';
import type { AdminRouteContext } from '../routes.inside.ts';

const t = textsOf<typeof ja>();

/** /admin/financial/invoices, with `month` the invoices of one month, with `number` one of them. */
export function InvoicesPage() {
  const { month, number } = useListSearch(invoiceList).filters;
  const { abilities }: AdminRouteContext = useRouteContext({ strict: false });
  const mayClose =
    abilities.has('admin:read:cross-facility-financial') || abilities.has('admin:write:attendantPayment');
  return (
    <StaffPage
      crumbs={crumbsTo({ label: t('adminArea.invoices') })}
      title={t('adminArea.invoices')}
      help={adminInvoiceHelp()}
    >
      {month === undefined && <Months />}
      {month !== undefined && number === undefined && <MonthView key={month} month={month} mayClose={mayClose} />}
      {month !== undefined && number !== undefined && <IssuedInvoiceView month={month} number={number} />}
    </StaffPage>
  );
}
