import { atJst, type LocalDate } from '@kotohogi/domain/kernel/jst';
import { weekdayText } from '../../../shell/formats.office.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { PageLink } from '../../../shell/router/page-link.tsx';
import { AddLink } from './add-link.tsx';
import styles from './calendar.module.css';
import { rowsOn, weekdayOf, weeksOf } from './calendar-days.ts';
import { CeremonyLink } from './ceremony-link.tsx';
import { DayHead } from './day-head.tsx';
import type { ja } from './messages.ja.ts';
import type { CalendarPeriod } from './week-table.tsx';

const t = textsOf<typeof ja>();

/** If a day has more ceremonies than this, the rest is a link to its week. */
const SHOWN = 3;

export interface MonthTableProps extends CalendarPeriod {
  /** A day of the shown month, because the first and the last week reach into other months. */
  readonly date: LocalDate;
  readonly weekHref: (date: LocalDate) => string;
}

/** A month: weeks as rows, days as cells. */
export function MonthTable({ days, today, rows, conflicts, label, date, weekHref }: MonthTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.month} aria-label={t('wedding.calendar.table', { period: label })}>
        <thead>
          <tr>
            {days.slice(0, 7).map(day => (
              <th key={day} scope="col" data-weekday={weekdayOf(day)}>
                {weekdayText(atJst(day))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(days).map(week => (
            <tr key={week[0]}>
              {week.map(day => {
                const here = rowsOn(rows, day);
                const more = here.length - SHOWN;
                return (
                  <td key={day} data-today={day === today || undefined}>
                    <div className={styles.dayLine}>
                      <DayHead
                        date={day}
                        today={today}
                        ms={atJst(day)}
                        isOutside={day.slice(0, 7) !== date.slice(0, 7)}
                      />
                      <AddLink date={day} today={today} />
                    </div>
                    <div className={styles.cell}>
                      {here.slice(0, SHOWN).map(row => (
                        <CeremonyLink key={row.id} row={row} isInConflict={conflicts.has(row.id)} hasHall />
                      ))}
                      {more > 0 && (
                        <PageLink className={styles.more} href={weekHref(day)}>
                          {t('wedding.calendar.more', { count: more })}
                        </PageLink>
                      )}
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
