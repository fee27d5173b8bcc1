import type { ReactNode } from 'react';
import { useControllable } from '../kit/use-controllable.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { normaliseDate, readDate, tidyDate } from './date-text.ts';

export interface DateFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'normalise' | 'tidy' | 'end' | 'hasFigures' | 'counter'> {
  /** First and last day that may be chosen in the calendar, `yyyy-MM-dd`. What is typed is checked by the form. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/**
 * A date, typed or chosen in a calendar. The value is `yyyy-MM-dd`, or, until it can be read as a date, the text as typed:
 * the form's own rule then says what is wrong.
 */
export function DateField({ value, defaultValue, onChange, min, max, ...props }: DateFieldProps): ReactNode {
  const [text, setText] = useControllable({ value, defaultValue: defaultValue ?? '', onChange });
  return (
    <TextField
      placeholder="yyyy-MM-dd"
      autoComplete="off"
      {...props}
      value={text}
      onChange={setText}
      normalise={normaliseDate}
      tidy={tidyDate}
      hasFigures
      end={
        <CalendarButton
          value={readDate(text)}
          onChoose={setText}
          min={min}
          max={max}
          isDisabled={props.isDisabled === true || props.isReadOnly === true}
        />
      }
    />
  );
}
