import type { ReactNode } from 'react';
import { useKitMessages } from '../kit/kit-context.ts';
import styles from './calendar.module.css';
import { isMonthWithin, isYearWithin, monthOf, trimToMonth, yearOf } from './calendar-date.ts';
import { CalendarHeader } from './calendar-header.tsx';
import { LISTED_YEARS, monthShown, viewOf } from './calendar-machine.ts';
import { useCalendarTexts } from './calendar-texts.ts';
import { type Choice, ChoiceGrid } from './choice-grid.tsx';
import { DayGrid } from './day-grid.tsx';
import { type CalendarModel, type CalendarProps, useCalendar } from './use-calendar.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

function MonthGrid({ model }: { readonly model: CalendarModel }): ReactNode {
  const { calendar } = useKitMessages();
  const texts = useCalendarTexts();
  const { state, rules, marks, selected } = model;
  const { year } = viewOf(state);
  const choices = MONTHS.map((month): Choice => {
    const date = monthShown(state, month);
    return {
      value: month,
      label: texts.shortMonth(month),
      name: texts.shortMonthLabel(year, month),
      isSelected: selected !== null && trimToMonth(selected) === trimToMonth(date),
      isNow: trimToMonth(marks.today) === trimToMonth(date),
      isDisabled: !isMonthWithin(date, rules.limits),
    };
  });
  return (
    <ChoiceGrid
      label={calendar.chooseMonth}
      choices={choices}
      cursor={monthOf(state.cursor)}
      onChoose={model.chooseMonth}
      onKeyDown={model.press}
    />
  );
}

function YearGrid({ model }: { readonly model: CalendarModel }): ReactNode {
  const { calendar } = useKitMessages();
  const texts = useCalendarTexts();
  const { state, rules, marks, selected } = model;
  const years = Array.from({ length: LISTED_YEARS }, (_, index) => state.firstYear + index);
  const choices = years.map(
    (year): Choice => ({
      value: year,
      label: texts.year(year),
      name: texts.year(year),
      isSelected: selected !== null && yearOf(selected) === year,
      isNow: yearOf(marks.today) === year,
      isDisabled: !isYearWithin(year, rules.limits),
    }),
  );
  return (
    <ChoiceGrid
      label={calendar.chooseYear}
      choices={choices}
      cursor={yearOf(state.cursor)}
      onChoose={year => model.go({ type: 'chooseYear', year })}
      onKeyDown={model.press}
    />
  );
}

function CalendarBody({ model }: { readonly model: CalendarModel }): ReactNode {
  switch (model.state.mode) {
    case 'day':
      return <DayGrid model={model} />;
    case 'month':
      return <MonthGrid model={model} />;
    case 'year':
      return <YearGrid model={model} />;
  }
}

/**
 * A calendar to select a day or a month, with lists of months and years (docs/product/form.md#dates). At most 320 px
 * wide.
 */
export function Calendar(props: CalendarProps): ReactNode {
  const { form } = useKitMessages();
  const model = useCalendar(props);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form; this is one control of many buttons
    <div
      ref={model.root}
      role="group"
      aria-label={form.calendar}
      className={styles.calendar}
      data-mode={model.state.mode}
    >
      <CalendarHeader model={model} />
      <CalendarBody model={model} />
    </div>
  );
}
