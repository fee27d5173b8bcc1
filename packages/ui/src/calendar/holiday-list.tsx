import type { ReactNode } from 'react';
import styles from './calendar.module.css';
import { useCalendarTexts } from './calendar-texts.ts';
import type { CalendarDay } from './calendar-weeks.ts';

/**
 * The public holidays of the month by name, as at the bottom of a printed calendar; screen readers already get them
 * with the days.
 */
export function HolidayList({ days }: { readonly days: readonly (CalendarDay | null)[] }): ReactNode {
  const texts = useCalendarTexts();
  const named = days.filter(day => day !== null).filter(day => day.holiday !== undefined && !day.isBuffer);
  return (
    <p className={styles.holidays} aria-hidden="true">
      {named.map(day => (
        <span key={day.date}>
          <b>{texts.dayOfMonth(day.date)}</b> {day.holiday}
        </span>
      ))}
    </p>
  );
}
