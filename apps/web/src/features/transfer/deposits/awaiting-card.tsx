import { Card } from '@kotohogi/ui/card';
import { LinkButton } from '@kotohogi/ui/link-button';
import { shortDateText, yenText } from '../../../shell/formats.ts';
import { FailedPart } from '../../../shell/pages/failed-part.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { CardLine } from '../../../shell/staff/card-line.tsx';
import { useFacility } from '../../facility/index.ts';
import { coupleShortText } from '../../wedding/index.ts';
import { useDeposits } from '../api.ts';
import { TransferChip } from '../state-of-transfer.tsx';
import { t } from '../t.ts';

/** The smallest page size. */
const SHOWN = 5;
const AWAITING = { state: 'awaiting-approval', order: 'ASC', limit: SHOWN } as const;

/** Transfers that await approval, the oldest first, or why they cannot be read; nothing if there are none. */
export function AwaitingCard() {
  const { id, companyAccountId, accountId } = useFacility();
  const query = useDeposits(id, AWAITING);
  const { data } = query;
  if (data === undefined) return <FailedPart query={query} title={t('deposits.home.awaiting')} />;
  if (data.total === 0) return null;
  const all = `${staffPaths.facility.deposits(companyAccountId, accountId)}?state=awaiting-approval`;
  return (
    <Card
      title={t('deposits.home.awaiting')}
      tone="warn"
      actions={
        data.total > data.rows.length && (
          <LinkButton href={all} variant="quiet" size="small">
            {t('deposits.home.awaiting.all', { count: data.total })}
          </LinkButton>
        )
      }
    >
      <ul>
        {data.rows.map(row => (
          <li key={row.id}>
            <CardLine
              title={coupleShortText(row.couple)}
              lines={[`${shortDateText(row.orderedAt)} ${yenText(row.amountYen)}`]}
              state={<TransferChip state={row.state} />}
              href={staffPaths.facility.weddingPayment(companyAccountId, accountId, row.weddingId)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
