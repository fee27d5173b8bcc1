import type { ReactNode } from 'react';
import { useKitMessages } from '../kit/kit-context.ts';
import styles from './calendar.module.css';
import { viewOf } from './calendar-machine.ts';
import { useCalendarTexts } from './calendar-texts.ts';
import { type CalendarDay, weekdaysFrom, weeksOfMonth } from './calendar-weeks.ts';
import { HolidayList } from './holiday-list.tsx';
import type { CalendarModel } from './use-calendar.ts';

const SATURDAY = 6;

interface DayCellProps {
  readonly model: CalendarModel;
  readonly day: CalendarDay;
}

function DayCell({ model, day }: DayCellProps): ReactNode {
  const { calendar } = useKitMessages();
  const texts = useCalendarTexts();
  const isSelected = model.selected === day.date;
  const name = texts.join([
    texts.fullDate(day.date),
    ...(day.holiday === undefined ? [] : [day.holiday]),
    ...(day.isToday ? [calendar.today] : []),
    ...(isSelected ? [calendar.selected] : []),
  ]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid that the table is
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    <td role="gridcell" aria-selected={isSelected}>
      <button
        type="button"
        className={styles.day}
        tabIndex={model.state.cursor === day.date ? 0 : -1}
        aria-label={name}
        aria-current={day.isToday ? 'date' : undefined}
        aria-disabled={day.isDisabled || undefined}
        data-selected={isSelected || undefined}
        data-today={day.isToday || undefined}
        data-holiday={day.isHoliday || undefined}
        data-saturday={day.weekday === SATURDAY || undefined}
        data-buffer={day.isBuffer || undefined}
        // A disabled day must not take the focus where the keyboard cannot go.
        onMouseDown={event => day.isDisabled && event.preventDefault()}
        onClick={() => !day.isDisabled && model.chooseDay(day.date)}
      >
        {day.day}
      </button>
    </td>
  );
}

function WeekdayRow({ model }: { readonly model: CalendarModel }): ReactNode {
  const texts = useCalendarTexts();
  return (
    <tr>
      {weekdaysFrom(model.layout.weekStart).map(weekday => (
        <th
          key={weekday}
          scope="col"
          abbr={texts.longWeekday(weekday)}
          className={styles.weekday}
          data-holiday={model.marks.holidayWeekdays.includes(weekday) || undefined}
          data-saturday={weekday === SATURDAY || undefined}
        >
          {texts.shortWeekday(weekday)}
        </th>
      ))}
    </tr>
  );
}

/** The days of one month, week by week. */
export function DayGrid({ model }: { readonly model: CalendarModel }): ReactNode {
  const texts = useCalendarTexts();
  const view = viewOf(model.state);
  const weeks = weeksOfMonth(view, model.layout, model.marks);
  return (
    <>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of buttons, set as the table that a calendar is
        role="grid"
        aria-label={texts.monthLabel(view.year, view.month)}
        className={styles.days}
        onKeyDown={model.press}
      >
        <thead>
          <WeekdayRow model={model} />
        </thead>
        <tbody>
          {weeks.map((week, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the month
            <tr key={row}>
              {week.map((day, column) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has no other name
                day === null ? <td key={column} /> : <DayCell key={day.date} model={model} day={day} />,
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <HolidayList days={weeks.flat()} />
    </>
  );
}
