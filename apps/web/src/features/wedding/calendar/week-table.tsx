import type { WeddingRow } from '@kotohogi/contract/wedding';
import { atJst, type LocalDate } from '@kotohogi/domain/kernel/jst';
import { textsOf } from '../../../shell/i18n/text.ts';
import { AddLink } from './add-link.tsx';
import styles from './calendar.module.css';
import { rowsOn } from './calendar-days.ts';
import { CeremonyLink } from './ceremony-link.tsx';
import { DayHead } from './day-head.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** What both views draw. */
export interface CalendarPeriod {
  readonly days: readonly LocalDate[];
  readonly today: LocalDate;
  readonly rows: readonly WeddingRow[];
  /** The ids of ceremonies that share their hall's time with another. */
  readonly conflicts: ReadonlySet<number>;
  /** Accessible name: the month or the week. */
  readonly label: string;
}

export interface WeekTableProps extends CalendarPeriod {
  readonly halls: readonly { readonly id: number; readonly name: string }[];
}

/** A week: the halls as rows, the days as columns. */
export function WeekTable({ days, today, rows, conflicts, label, halls }: WeekTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.week} aria-label={t('wedding.calendar.table', { period: label })}>
        <thead>
          <tr>
            <th scope="col" className={styles.hallHead}>
              {t('wedding.calendar.hall')}
            </th>
            {days.map(date => (
              <th key={date} scope="col">
                <DayHead date={date} today={today} hasWeekday ms={atJst(date)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {halls.map(hall => (
            <tr key={hall.id}>
              <th scope="row" className={styles.hallName}>
                {hall.name}
              </th>
              {days.map(date => {
                const here = rowsOn(rows, date).filter(row => row.hallId === hall.id);
                return (
                  <td key={date} data-today={date === today || undefined}>
                    <div className={styles.cell}>
                      {here.map(row => (
                        <CeremonyLink key={row.id} row={row} isInConflict={conflicts.has(row.id)} />
                      ))}
                      <AddLink date={date} today={today} hall={hall} />
                    </div>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
