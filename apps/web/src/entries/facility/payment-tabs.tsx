import { RouteTabs } from '@kotohogi/ui/route-tabs';
import { useFacility } from '../../features/facility/index.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { staffPaths } from '../../shell/router/staff-paths.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The tabs of the payment pages that the user may open; one page alone needs no tabs. */
export function PaymentTabs({
  current,
}: {
  readonly current: 'all' | 'unpaid' | 'deposits' | 'files' | 'sales' | 'commissions' | 'invoice';
}) {
  const { companyAccountId: c, accountId: f, abilities } = useFacility();
  const { payments, unpaid, deposits, transferFiles, archiveVideoPayments, commissions, invoice } = staffPaths.facility;
  const tabs = [
    {
      id: 'all',
      label: t('facilityArea.payments.all'),
      href: payments(c, f),
      need: 'facility:read:weddingPaymentState',
    },
    {
      id: 'unpaid',
      label: t('facilityArea.payments.unpaid'),
      href: unpaid(c, f),
      need: 'facility:read:weddingPaymentState',
    },
    {
      id: 'deposits',
      label: t('facilityArea.payments.deposits'),
      href: deposits(c, f),
      need: 'facility:read:weddingPaymentState',
    },
    {
      id: 'files',
      label: t('facilityArea.payments.files'),
      href: transferFiles(c, f),
      need: 'facility:read:paymentInfo',
    },
    {
      id: 'sales',
      label: t('facilityArea.payments.sales'),
      href: archiveVideoPayments(c, f),
      need: 'facility:read:archiveVideoPayment',
    },
    {
      id: 'commissions',
      label: t('facilityArea.payments.commissions'),
      href: commissions(c, f),
      need: 'facility:read:paymentInfo',
    },
    {
      id: 'invoice',
      label: t('facilityArea.payments.invoice'),
      href: invoice(c, f),
      need: 'facility:read:paymentInfo',
    },
  ].filter(({ need }) => abilities.has(need));
  const [first, second, ...others] = tabs;
  if (first === undefined || second === undefined) return null;
  return <RouteTabs label={t('facilityArea.payments')} currentId={current} tabs={[first, second, ...others]} />;
}
