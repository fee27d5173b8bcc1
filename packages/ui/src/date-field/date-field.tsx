import { type ReactNode, useRef } from 'react';
import type { CalendarProps } from '../calendar/index.ts';
import { mergeRefs } from '../kit/merge-refs.ts';
import { useControllable } from '../kit/use-controllable.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import styles from './calendar-button.module.css';
import { CalendarButton } from './calendar-button.tsx';
import { CalendarSheet } from './calendar-sheet.tsx';
import { normaliseDate, normaliseDateOnBlur, normaliseMonthOnBlur, readDate, readMonth } from './date-text.ts';
import { useOpenOnFocus } from './use-open-on-focus.ts';

/**
 * The props a date field passes to its calendar. `min` and `max` limit the selection; the form validates typed dates.
 */
type CalendarSettings = Pick<CalendarProps, 'min' | 'max' | 'initialMode' | 'isBirthday' | 'holidays' | 'today'>;

export interface DateFieldProps
  extends CalendarSettings,
    Omit<TextFieldProps, 'type' | 'inputMode' | 'normalise' | 'normaliseOnBlur' | 'end' | 'hasFigures' | 'counter'> {
  /**
   * The calendar opens 50 ms after a mouse or a pen focuses the input (docs/product/form.md#dates); true by default.
   */
  readonly opensOnFocus?: boolean | undefined;
}

/**
 * A date, typed or selected in a calendar. The value is `yyyy-MM-dd`, with `initialMode="month"` `yyyy-MM`, or, while
 * it cannot be parsed, the text as typed: the form's own rule then reports the error.
 */
export function DateField({ value, defaultValue, onChange, ref, ...props }: DateFieldProps): ReactNode {
  const { min, max, initialMode, isBirthday, holidays, today, opensOnFocus = true, ...field } = props;
  const [text, setText] = useControllable({ value, defaultValue: defaultValue ?? '', onChange });
  const input = useRef<HTMLInputElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const isLocked = field.isDisabled === true || field.isReadOnly === true;
  const { isOpen, close, watch } = useOpenOnFocus({ isEnabled: opensOnFocus && !isLocked, input, sheet });
  const isOfMonths = initialMode === 'month';
  const calendar = {
    ...{ min, max, initialMode, isBirthday, holidays, today },
    value: isOfMonths ? readMonth(text) : readDate(text),
    onChange: setText,
  };
  return (
    <div className={styles.place} {...watch}>
      <TextField
        placeholder={isOfMonths ? 'yyyy-MM' : 'yyyy-MM-dd'}
        autoComplete="off"
        {...field}
        ref={mergeRefs(input, ref, element => {
          anchor.current = element?.parentElement ?? null;
        })}
        value={text}
        onChange={setText}
        normalise={normaliseDate}
        normaliseOnBlur={isOfMonths ? normaliseMonthOnBlur : normaliseDateOnBlur}
        hasFigures
        end={<CalendarButton {...calendar} isDisabled={isLocked} />}
      />
      <CalendarSheet {...calendar} sheet={sheet} anchor={anchor} isOpen={isOpen} onClose={close} />
    </div>
  );
}
