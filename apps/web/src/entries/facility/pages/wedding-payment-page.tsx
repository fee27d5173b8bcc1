import { Skeleton } from '@kotohogi/ui/skeleton';
import { useParams } from '@tanstack/react-router';
import { useFacility } from '../../../features/facility/door.ts';
import { WeddingMoney, WeddingPayments } from '../../../features/payment/door.ts';
import { coupleShortText, useWedding, WeddingHead, WeddingTabs } from '../../../features/wedding/door.ts';
import { failureOf } from '../../../shell/api/failure-of.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { paths } from '../../../shell/router/paths.ts';
import { StaffPage } from '../../../shell/staff/staff-page.tsx';
import { crumbsTo } from '../crumbs.ts';
import type { ja } from '../messages.ja.ts';

const say = textsOf<typeof ja>();

interface PageProps {
  readonly weddingId: number;
}

/** For those who may see weddings: under the head and the tabs of this one. */
function WithWedding({ weddingId }: PageProps) {
  const facility = useFacility();
  const query = useWedding(facility.id, weddingId);
  // A wedding that is not this facility's is an error page; whatever else fails is told by the sums below.
  failureOf(query);
  const { data } = query;
  const { companyAccountId, accountId } = facility;
  return (
    <StaffPage
      crumbs={crumbsTo(
        facility,
        { label: say('facilityArea.weddings'), href: paths.facility.weddings(companyAccountId, accountId) },
        {
          label: data === undefined ? '…' : coupleShortText(data.couple),
          href: paths.facility.wedding(companyAccountId, accountId, weddingId),
        },
        { label: say('facilityArea.weddingPayment') },
      )}
      title={data === undefined ? <Skeleton width="16rem" height="3.5rem" /> : <WeddingHead detail={data} />}
      tabs={<WeddingTabs weddingId={weddingId} current="payment" />}
    >
      <WeddingMoney weddingId={weddingId} />
      <WeddingPayments weddingId={weddingId} />
    </StaffPage>
  );
}

/** For those who may see money but no wedding: the sums alone. */
function WithoutWedding({ weddingId }: PageProps) {
  const facility = useFacility();
  const payments = paths.facility.payments(facility.companyAccountId, facility.accountId);
  return (
    <StaffPage
      crumbs={crumbsTo(
        facility,
        { label: say('facilityArea.payments'), href: payments },
        { label: say('facilityArea.weddingPayment') },
      )}
      title={say('facilityArea.weddingPayment')}
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
