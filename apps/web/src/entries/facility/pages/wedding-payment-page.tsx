import { useParams } from '@tanstack/react-router';
import { useFacility } from '../../../features/facility/index.ts';
import { WeddingMoney, WeddingPayments } from '../../../features/payment/index.ts';
import { useWedding, WeddingHead } from '../../../features/wedding/index.ts';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import { helpOf } from '../help.ts';
import type { ja } from '../messages.ja.ts';
import { WeddingFrame } from '../wedding-frame.tsx';

const t = textsOf<typeof ja>();

interface PageProps {
  readonly weddingId: number;
}

/** For users who may read weddings: below the header and tabs of the wedding. */
function WithWedding({ weddingId }: PageProps) {
  const query = useWedding(useFacility().id, weddingId);
  // A wedding of another facility is an error page; any other failure is reported by the totals below.
  failureOf(query);
  const { data } = query;
  return (
    <WeddingFrame weddingId={weddingId} detail={data} current="payment" title={data && <WeddingHead detail={data} />}>
      <WeddingMoney weddingId={weddingId} />
      <WeddingPayments weddingId={weddingId} />
    </WeddingFrame>
  );
}

/** For users who may read money but not weddings: the totals only. */
function WithoutWedding({ weddingId }: PageProps) {
  const facility = useFacility();
  const payments = staffPaths.facility.payments(facility.companyAccountId, facility.accountId);
  return (
    <StaffPage
      crumbs={crumbsTo(
        facility,
        { label: t('facilityArea.payments'), href: payments },
        { label: t('facilityArea.weddingPayment') },
      )}
      title={t('facilityArea.weddingPayment')}
      help={helpOf('payment')}
    >
      <WeddingMoney weddingId={weddingId} />
      <WeddingPayments weddingId={weddingId} />
    </StaffPage>
  );
}

/** …/manage/weddings/:weddingId/payment */
export function WeddingPaymentPage() {
  const { abilities } = useFacility();
  const { weddingId = '' }: { weddingId?: string } = useParams({ strict: false });
  const id = Number(weddingId);
  return abilities.has('facility:read:wedding') ? <WithWedding weddingId={id} /> : <WithoutWedding weddingId={id} />;
}
