import { Card } from '@kotohogi/ui/card';
import { LinkButton } from '@kotohogi/ui/link-button';
import { shortDateText, yenText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { FailedPart } from '../../../shell/pages/failed-part.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { CardLine } from '../../../shell/staff/card-line.tsx';
import { useFacility } from '../../facility/index.ts';
import { coupleShortText } from '../../wedding/index.ts';
import { usePayments } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import { PaymentChip } from '../state-chip.tsx';

const t = textsOf<typeof ja>();

/** The smallest page size. */
const SHOWN = 5;

/** Payments that need a manual check, each linked to its wedding's payments, or why they cannot be read; nothing if there are none. */
export function AlarmCard() {
  const { id, companyAccountId, accountId } = useFacility();
  const query = usePayments(id, { needsHand: 'true', limit: SHOWN });
  const { data } = query;
  if (data === undefined) return <FailedPart query={query} title={t('payment.home.alarms')} />;
  if (data.total === 0) return null;
  const all = `${staffPaths.facility.payments(companyAccountId, accountId)}?needsHand=true`;
  return (
    <Card
      title={t('payment.home.alarms')}
      tone="bad"
      actions={
        data.total > data.rows.length && (
          <LinkButton href={all} variant="quiet" size="small">
            {t('payment.home.alarms.all', { count: data.total })}
          </LinkButton>
        )
      }
    >
      <ul>
        {data.rows.map(row => (
          <li key={row.id}>
            <CardLine
              title={coupleShortText(row.couple)}
              lines={[`${shortDateText(row.at)} ${yenText(row.amountYen)}`]}
              state={<PaymentChip state={row.state} />}
              href={staffPaths.facility.weddingPayment(companyAccountId, accountId, row.weddingId)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
