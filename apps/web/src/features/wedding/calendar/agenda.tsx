import { atJst } from '@kotohogi/domain/kernel/jst';
import { textsOf } from '../../../shell/i18n/text.ts';
import { AddLink } from './add-link.tsx';
import styles from './calendar.module.css';
import { rowsOn } from './calendar-days.ts';
import { CeremonyLink } from './ceremony-link.tsx';
import { DayHead } from './day-head.tsx';
import type { ja } from './messages.ja.ts';
import type { CalendarPeriod } from './week-table.tsx';

const t = textsOf<typeof ja>();

/** The days with ceremonies as a list, and today: for phones. */
export function Agenda({ days, today, rows, conflicts, label }: CalendarPeriod) {
  const shown = days.filter(day => day === today || rowsOn(rows, day).length > 0);
  return (
    <ul className={styles.agenda} aria-label={t('wedding.calendar.table', { period: label })}>
      {shown.map(day => (
        <li key={day}>
          <div className={styles.dayLine}>
            <DayHead date={day} today={today} ms={atJst(day)} hasWeekday />
            <AddLink date={day} today={today} />
          </div>
          <div className={styles.cell}>
            {rowsOn(rows, day).map(row => (
              <CeremonyLink key={row.id} row={row} isInConflict={conflicts.has(row.id)} hasHall />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
