import type { ReactNode } from 'react';
import type { CalendarProps } from '../calendar/index.ts';
import { useControllable } from '../kit/use-controllable.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { normaliseDate, readDate, readMonth, tidyDate, tidyMonth } from './date-text.ts';

/** What a date field hands on to its calendar. `min` and `max` bind what is chosen; what is typed is checked by the form. */
type CalendarSettings = Pick<CalendarProps, 'min' | 'max' | 'initialMode' | 'isBirthday' | 'holidays' | 'today'>;

export interface DateFieldProps
  extends CalendarSettings,
    Omit<TextFieldProps, 'type' | 'inputMode' | 'normalise' | 'tidy' | 'end' | 'hasFigures' | 'counter'> {}

/**
 * A date, typed or chosen in a calendar. The value is `yyyy-MM-dd`, with `initialMode="month"` `yyyy-MM`, or, until it can
 * be read as such, the text as typed: the form's own rule then says what is wrong.
 */
export function DateField({ value, defaultValue, onChange, ...props }: DateFieldProps): ReactNode {
  const { min, max, initialMode, isBirthday, holidays, today, ...field } = props;
  const [text, setText] = useControllable({ value, defaultValue: defaultValue ?? '', onChange });
  const isOfMonths = initialMode === 'month';
  return (
    <TextField
      placeholder={isOfMonths ? 'yyyy-MM' : 'yyyy-MM-dd'}
      autoComplete="off"
      {...field}
      value={text}
      onChange={setText}
      normalise={normaliseDate}
      tidy={isOfMonths ? tidyMonth : tidyDate}
      hasFigures
      end={
        <CalendarButton
          {...{ min, max, initialMode, isBirthday, holidays, today }}
          value={isOfMonths ? readMonth(text) : readDate(text)}
          onChange={setText}
          isDisabled={field.isDisabled === true || field.isReadOnly === true}
        />
      }
    />
  );
}
