import type { UnpaidState } from '@kotohogi/domain/transfer/unpaid';
import { Card } from '@kotohogi/ui/card';
import { LinkButton } from '@kotohogi/ui/link-button';
import { shortDateText, yenText } from '../../../shell/formats.ts';
import { FailedPart } from '../../../shell/pages/failed-part.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { CardLine } from '../../../shell/staff/card-line.tsx';
import { useFacility } from '../../facility/index.ts';
import { coupleShortText } from '../../wedding/index.ts';
import { useUnpaid } from '../api.ts';
import { t } from '../t.ts';
import { UnpaidChip } from './unpaid-chip.tsx';

const SHOWN = 5;
const ONLY_DUE: readonly UnpaidState[] = ['due'];
const NEED_WORK: readonly UnpaidState[] = ['failed', 'due'];

/**
 * Couples whose transfer failed or can be ordered now, failures first, or why they cannot be read; nothing without any.
 * `isOnlyDue` leaves failures out where another card of the page has them.
 */
export function DueCard({ isOnlyDue = false }: { readonly isOnlyDue?: boolean }) {
  const { id, companyAccountId, accountId } = useFacility();
  const query = useUnpaid(id, {});
  const { data } = query;
  if (data === undefined) return <FailedPart query={query} title={t('unpaid.home.due')} />;
  const due = (isOnlyDue ? ONLY_DUE : NEED_WORK).flatMap(state => data.rows.filter(row => row.state === state));
  if (due.length === 0) return null;
  return (
    <Card
      title={t('unpaid.home.due')}
      tone={due[0]?.state === 'failed' ? 'bad' : 'warn'}
      actions={
        due.length > SHOWN && (
          <LinkButton href={staffPaths.facility.unpaid(companyAccountId, accountId)} variant="quiet" size="small">
            {t('unpaid.home.due.all', { count: due.length })}
          </LinkButton>
        )
      }
    >
      <ul>
        {due.slice(0, SHOWN).map(row => (
          <li key={row.weddingId}>
            <CardLine
              title={coupleShortText(row.couple)}
              lines={[`${shortDateText(row.dateTime)} ${yenText(row.unpaidYen)}`]}
              state={<UnpaidChip state={row.state} />}
              href={staffPaths.facility.weddingPayment(companyAccountId, accountId, row.weddingId)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
