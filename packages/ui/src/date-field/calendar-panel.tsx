import { type CalendarDate, parseDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../kit/class-names.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import styles from './calendar-panel.module.css';

export interface CalendarPanelProps {
  /** `yyyy-MM-dd`, or `null` while there is none. */
  readonly value: string | null;
  readonly onChoose: (date: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** Sundays are holidays by default (product §2); the week begins with them. */
function isSunday(date: CalendarDate): boolean {
  return date.toDate('UTC').getUTCDay() === 0;
}

/** One month of days to choose from; days outside the limits cannot be picked, nor months beyond them reached. */
export function CalendarPanel({ value, onChoose, min, max }: CalendarPanelProps): ReactNode {
  const { form } = useKitMessages();
  const limits = {
    ...(min === undefined ? {} : { minValue: parseDate(min) }),
    ...(max === undefined ? {} : { maxValue: parseDate(max) }),
  };
  return (
    <Calendar
      {...limits}
      aria-label={form.calendar}
      value={value === null ? null : parseDate(value)}
      onChange={date => onChoose(date.toString())}
      firstDayOfWeek="sun"
      autoFocus
      className={classNames(styles.calendar)}
    >
      <header className={styles.header}>
        <Button slot="previous" className={classNames(styles.step)}>
          <Icon name="chevron-left" />
        </Button>
        <CalendarHeading className={classNames(styles.heading)} />
        <Button slot="next" className={classNames(styles.step)}>
          <Icon name="chevron-right" />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className={classNames(styles.grid)}>
        <CalendarGridHeader>
          {day => <CalendarHeaderCell className={classNames(styles.weekday)}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {date => <CalendarCell date={date} className={classNames(styles.day, isSunday(date) && styles.holiday)} />}
        </CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  );
}
