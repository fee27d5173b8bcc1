import { Card } from '@kotohogi/ui/card';
import { LinkButton } from '@kotohogi/ui/link-button';
import { shortDateText, timeText } from '../../../shell/formats.ts';
import { FailedPart } from '../../../shell/pages/failed-part.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { CardLine } from '../../../shell/staff/card-line.tsx';
import { useFacility } from '../../facility/index.ts';
import { coupleShortText } from '../../wedding/index.ts';
import { useUndecided } from './api.ts';
import { answerAt, coupleOf, DueChip } from './due.tsx';
import { t } from './t.ts';

/** The registrations that wait for an answer, the next due first, or why they cannot be read; nothing if there are none. */
export function UnansweredCard() {
  const { id, companyAccountId, accountId } = useFacility();
  const query = useUndecided(id);
  const { data } = query;
  if (data === undefined) return <FailedPart query={query} title={t('registration.home.title')} />;
  if (data.total === 0) return null;
  return (
    <Card
      title={t('registration.home.title')}
      aside={t('registration.home.count', { count: data.total })}
      actions={
        data.total > data.rows.length && (
          <LinkButton
            href={staffPaths.facility.temporaryWeddings(companyAccountId, accountId)}
            variant="quiet"
            size="small"
          >
            {t('registration.home.all')}
          </LinkButton>
        )
      }
    >
      <ul>
        {data.rows.map(row => (
          <li key={row.id}>
            <CardLine
              title={coupleShortText(coupleOf(row))}
              lines={[
                `${shortDateText(row.startsAt)} ${timeText(row.startsAt)}`,
                row.hallName,
                t('registration.due.by', { date: shortDateText(answerAt(row.answerBy)) }),
              ]}
              state={<DueChip answerBy={row.answerBy} />}
              href={staffPaths.facility.temporaryWedding(companyAccountId, accountId, row.id)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
