import { Card } from '@kotohogi/ui/card';
import { LinkButton } from '@kotohogi/ui/link-button';
import { shortDateText, yenText } from '../../../shell/formats.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import { CoupleName } from '../../wedding/index.ts';
import { usePayments } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import { PaymentChip } from '../state-chip.tsx';
import styles from './alarm-card.module.css';

const t = textsOf<typeof ja>();

/** The smallest page size. */
const SHOWN = 5;

/** The payments that a person has to check, each linked to the money of its wedding; nothing while there is none. */
export function AlarmCard() {
  const { id, companyAccountId, accountId } = useFacility();
  const { data } = usePayments(id, { needsHand: 'true', limit: SHOWN });
  if (data === undefined || data.total === 0) return null;
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
            <PageLink
              className={styles.row}
              href={staffPaths.facility.weddingPayment(companyAccountId, accountId, row.weddingId)}
            >
              <span className={styles.words}>
                <CoupleName couple={row.couple} />
                <span className={styles.small}>
                  {shortDateText(row.at)} {yenText(row.amountYen)}
                </span>
              </span>
              <PaymentChip state={row.state} />
            </PageLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
