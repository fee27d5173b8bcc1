import { RouteTabs } from '@kotohogi/ui/route-tabs';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFacility } from '../../../features/facility/index.ts';
import { WeddingMoney, WeddingPayments } from '../../../features/payment/index.ts';
import { WeddingEvents } from '../../../features/payment-order/index.ts';
import { WeddingTransfer } from '../../../features/transfer/index.ts';
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
  readonly current: 'payment' | 'paymentEvents';
}

function Content({ weddingId, current }: PageProps) {
  const { companyAccountId, accountId } = useFacility();
  return (
    <>
      <RouteTabs
        label={t('facilityArea.weddingPayment')}
        currentId={current}
        tabs={[
          {
            id: 'payment',
            label: t('facilityArea.weddingPayment.payments'),
            href: staffPaths.facility.weddingPayment(companyAccountId, accountId, weddingId),
          },
          {
            id: 'paymentEvents',
            label: t('facilityArea.weddingPayment.events'),
            href: staffPaths.facility.weddingPaymentEvents(companyAccountId, accountId, weddingId),
          },
        ]}
      />
      {current === 'payment' ? (
        <>
          <WeddingMoney weddingId={weddingId} />
          <WeddingTransfer weddingId={weddingId} />
          <WeddingPayments weddingId={weddingId} />
        </>
      ) : (
        <WeddingEvents weddingId={weddingId} />
      )}
    </>
  );
}

/** For users who may read weddings: below the header and tabs of the wedding. */
function WithWedding(props: PageProps) {
  const query = useWedding(useFacility().id, props.weddingId);
  // A wedding of another facility is an error page; any other failure is reported by the content below.
  failureOf(query);
  const { data } = query;
  return (
    <WeddingFrame
      weddingId={props.weddingId}
      detail={data}
      current="payment"
      help={helpOf(props.current)}
      title={data && <WeddingHead detail={data} />}
    >
      <Content {...props} />
    </WeddingFrame>
  );
}

/** For users who may read money but not weddings: without the wedding's header and tabs. */
function WithoutWedding(props: PageProps) {
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
      help={helpOf(props.current)}
    >
      <Content {...props} />
    </StaffPage>
  );
}

function MoneyPage({ current }: Pick<PageProps, 'current'>): ReactNode {
  const { abilities } = useFacility();
  const { weddingId = '' }: { weddingId?: string } = useParams({ strict: false });
  const props = { weddingId: Number(weddingId), current };
  return abilities.has('facility:read:wedding') ? <WithWedding {...props} /> : <WithoutWedding {...props} />;
}

/** …/manage/weddings/:weddingId/payment */
export const WeddingPaymentPage = () => <MoneyPage current="payment" />;

/** …/manage/weddings/:weddingId/payment-histories */
export const WeddingPaymentEventsPage = () => <MoneyPage current="paymentEvents" />;
