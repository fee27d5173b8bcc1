import { useRouteContext } from '@tanstack/react-router';
import { FacilityTotals, totalsHelp } from '../../../features/ledger/index.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import { mayReadPayments } from '../may-read-payments.ts';
import type { ja } from '../messages.ja.ts';
import type { AdminRouteContext } from '../routes.inside.ts';

const t = textsOf<typeof ja>();

/** /admin/financial */
export function TotalsPage() {
  const { abilities }: AdminRouteContext = useRouteContext({ strict: false });
  return (
    <StaffPage crumbs={crumbsTo({ label: t('adminArea.totals') })} title={t('adminArea.totals')} help={totalsHelp()}>
      <FacilityTotals mayListPayments={mayReadPayments(abilities)} />
    </StaffPage>
  );
}
