import type { LocalDate } from '@kotohogi/domain/kernel/jst';
import { holidayName } from '@kotohogi/ui/holidays';
import { weekdayText } from '../../../shell/formats.office.ts';
import { currentLocale } from '../../../shell/i18n/locale.ts';
import { weekdayOf } from './calendar-days.ts';
import styles from './day-head.module.css';

export interface DayHeadProps {
  readonly date: LocalDate;
  readonly today: LocalDate;
  readonly ms: number;
  /** The weekday, if no column header names it. */
  readonly hasWeekday?: boolean;
  /** The day belongs to the previous or the next month. */
  readonly isOutside?: boolean;
}

/** The number of a day, its weekday and its public holiday; Sundays and holidays red, Saturdays blue. */
export function DayHead({ date, today, ms, hasWeekday = false, isOutside = false }: DayHeadProps) {
  const holiday = holidayName(date, currentLocale());
  return (
    <span className={styles.head} data-weekday={holiday === undefined ? weekdayOf(date) : 0}>
      {hasWeekday && <span className={styles.weekday}>{weekdayText(ms)}</span>}
      <time
        dateTime={date}
        className={styles.number}
        data-outside={isOutside || undefined}
        aria-current={date === today ? 'date' : undefined}
      >
        {Number(date.slice(8))}
      </time>
      {holiday !== undefined && <span className={styles.holiday}>{holiday}</span>}
    </span>
  );
}
