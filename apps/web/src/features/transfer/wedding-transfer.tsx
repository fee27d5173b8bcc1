import { Card } from '@kotohogi/ui/card';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { FailedPart } from '../../shell/pages/failed-part.tsx';
import { useFacility } from '../facility/index.ts';
import { useTransfers } from './api.ts';
import { ClaimsCard } from './claims-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { t } from './t.ts';
import { TransferCard } from './transfer-card.tsx';

/** The transfers of a wedding's gifts for the venue's finance: what to do now, the record, and claims on the couple. */
export function WeddingTransfer({ weddingId }: { readonly weddingId: number }) {
  const { id: facilityId, abilities } = useFacility();
  const of = { facilityId, weddingId };
  const query = useTransfers(of);
  const { data } = query;
  if (data === undefined) {
    return query.error === null ? (
      <Card title={t('transfer.title')}>
        <Skeleton height="10rem" />
      </Card>
    ) : (
      <FailedPart query={query} title={t('transfer.title')} />
    );
  }
  const part = { of, overview: data, mayWrite: abilities.has('facility:write:weddingPaymentState') };
  return (
    <>
      <TransferCard {...part} />
      <ClaimsCard {...part} />
      <HistoryCard transfers={data.transfers} />
    </>
  );
}
