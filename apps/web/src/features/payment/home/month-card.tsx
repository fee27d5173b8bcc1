import { instant } from '@kotohogi/domain/kernel/instant';
import { dateOf } from '@kotohogi/domain/kernel/jst';
import { Card } from '@kotohogi/ui/card';
import { LoadFailure } from '@kotohogi/ui/data-table';
import { LinkButton } from '@kotohogi/ui/link-button';
import { Skeleton } from '@kotohogi/ui/skeleton';
import { partFailureOf } from '../../../shell/api/failure-of.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import { usePayments } from '../api.ts';
import { Equation } from '../equation.tsx';
import type { ja } from '../messages.ja.ts';
import { monthRange } from '../month.ts';

const t = textsOf<typeof ja>();

/** The smallest page: only the totals are shown. */
const TOTALS_ONLY = 5;

/** This month's payments of the facility, as an equation. */
export function MonthCard() {
  const { id, companyAccountId, accountId, abilities } = useFacility();
  const month = dateOf(instant(Date.now())).slice(0, 7);
  const query = usePayments(id, { ...monthRange(month), limit: TOTALS_ONLY });
  const failure = partFailureOf(query);
  const of = abilities.has('facility:read:archiveVideoPayment') ? 'all' : 'gifts';
  return (
    <Card
      title={t('payment.home.month')}
      actions={
        <LinkButton href={staffPaths.facility.payments(companyAccountId, accountId)} size="small">
          {t('payment.home.open')}
        </LinkButton>
      }
    >
      {failure !== undefined && <LoadFailure message={failure.userMessage} onRetry={() => void query.refetch()} />}
      {failure === undefined && query.data === undefined && <Skeleton height="3.5rem" />}
      {query.data !== undefined && <Equation totals={query.data.totals} of={of} />}
    </Card>
  );
}
