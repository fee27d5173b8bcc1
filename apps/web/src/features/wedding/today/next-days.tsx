import type { WeddingRow } from '@kotohogi/contract/wedding';
import { addDays, atJst, type LocalDate } from '@kotohogi/domain/kernel/jst';
import { Card } from '@kotohogi/ui/card';
import { isHoliday } from '@kotohogi/ui/holidays';
import { VisuallyHidden } from '@kotohogi/ui/visually-hidden';
import { useNow } from '../../../shell/clock/use-now.ts';
import { weekdayText } from '../../../shell/formats.office.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import type { ja } from '../messages.ja.ts';
import { groupByDate, isUnready } from './days.ts';
import styles from './next-days.module.css';

const t = textsOf<typeof ja>();

const HOUR_MS = 3_600_000;

export interface NextDaysProps {
  readonly today: LocalDate;
  /** The number of days, including today. */
  readonly days: number;
  /** Ceremonies from today on. */
  readonly rows: readonly WeddingRow[];
}

interface DayProps {
  readonly date: LocalDate;
  readonly isToday: boolean;
  readonly rows: readonly WeddingRow[];
}

/** One day: its ceremonies as dots, incomplete ones in amber. Links to that day's list. */
function Day({ date, isToday, rows }: DayProps) {
  const { companyAccountId, accountId } = useFacility();
  const ms = atJst(date);
  // Public holidays have the color of Sundays.
  const weekday = isHoliday(date) ? 0 : new Date(`${date}T00:00:00Z`).getUTCDay();
  const nowMs = useNow(HOUR_MS);
  const isOpen = (row: WeddingRow) => isUnready(row, nowMs);
  const open = rows.filter(isOpen).length;
  const text = t('wedding.home.days.day', { count: rows.length, open });
  const href = `${staffPaths.facility.weddings(companyAccountId, accountId)}?dateFrom=${date}&dateTo=${date}&order=ASC`;
  return (
    <PageLink className={styles.day} href={href} tone={isToday ? 'today' : undefined}>
      <span className={styles.weekday} data-weekday={weekday}>
        {weekdayText(ms)}
      </span>
      <span className={styles.number} data-weekday={weekday}>
        {Number(date.slice(8))}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span className={styles.dots}>
        {rows.map(row => (
          <span key={row.id} className={styles.dot} data-open={isOpen(row) || undefined} />
        ))}
      </span>
    </PageLink>
  );
}

/** The upcoming days at a glance. */
export function NextDays({ today, days, rows }: NextDaysProps) {
  const byDate = groupByDate(rows);
  const dates = Array.from({ length: days }, (_, index) => addDays(today, index));
  return (
    <Card title={t('wedding.home.days')} aside={t('wedding.home.days.aside', { count: rows.length })}>
      <ul className={styles.days}>
        {dates.map(date => (
          <li key={date}>
            <Day date={date} isToday={date === today} rows={byDate.get(date) ?? []} />
          </li>
        ))}
      </ul>
      {rows.length === 0 && <p className={styles.none}>{t('wedding.home.days.none')}</p>}
      <p className={styles.legend}>
        <span className={styles.meaning}>
          <span className={styles.dot} />
          {t('wedding.home.days.ready')}
        </span>
        <span className={styles.meaning}>
          <span className={styles.dot} data-open />
          {t('wedding.home.days.open')}
        </span>
      </p>
    </Card>
  );
}
