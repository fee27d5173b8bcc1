import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { partFailureOf } from '../../../shell/api/failure-of.ts';
import { shortDateText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { useFacility } from '../../facility/index.ts';
import { useWeddingSummary } from '../api.ts';
import { CorrectionLines, correctedYenOf } from '../correction-lines.tsx';
import { Equation } from '../equation.tsx';
import { fixedKey } from '../fixed-key.ts';
import type { ja } from '../messages.ja.ts';
import styles from '../payment-list.module.css';
import { GiftChart } from './gift-chart.tsx';

const t = textsOf<typeof ja>();

/** The money of one wedding for staff: the couple's gifts and, separately, the facility's sales. */
export function WeddingMoney({ weddingId }: { readonly weddingId: number }) {
  const { id } = useFacility();
  const query = useWeddingSummary(id, weddingId);
  const failure = partFailureOf(query);
  const { data } = query;
  if (failure !== undefined) {
    return <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />;
  }
  if (data === undefined) {
    return (
      <Card title={t('payment.purpose.gift')}>
        <Skeleton height="3.5rem" />
      </Card>
    );
  }
  const { gifts, giftDays, archiveSales, saleCorrections, commissionRate, paymentState, fixedAt, corrections } = data;
  return (
    <>
      <Card title={t('payment.purpose.gift')} aside={t(`payment.transfer.${paymentState}`)}>
        <Equation
          totals={gifts}
          of="gifts"
          commissionRate={commissionRate}
          correctedYen={correctedYenOf(corrections)}
        />
        <p className={styles.note}>{t(fixedKey(data), { date: shortDateText(fixedAt - 1) })}</p>
      </Card>
      <GiftChart days={giftDays} fixedAt={fixedAt} />
      {archiveSales !== null && (archiveSales.count > 0 || saleCorrections.length > 0) && (
        <Card title={t('payment.purpose.archive-video')}>
          <Equation totals={archiveSales} of="sales" correctedYen={correctedYenOf(saleCorrections)} />
          <CorrectionLines corrections={saleCorrections} />
        </Card>
      )}
    </>
  );
}
