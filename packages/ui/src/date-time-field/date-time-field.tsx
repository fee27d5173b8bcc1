import type { ReactNode } from 'react';
import { DateField } from '../date-field/date-field.tsx';
import type { FieldTexts } from '../field/field-texts.ts';
import { useFieldView } from '../field/field-view.ts';
import { PlainField } from '../field/plain-field.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { useControllable } from '../kit/use-controllable.ts';
import { TimeField } from '../time-field/time-field.tsx';
import styles from './date-time-field.module.css';
import { type DateTimeText, joinDateTime, splitDateTime, withDefaultTime } from './date-time-text.ts';

export interface DateTimeFieldProps extends FieldTexts {
  /** `yyyy-MM-ddTHH:mm` in local time; empty, or the halves as typed while they are invalid. */
  readonly value?: string | undefined;
  readonly defaultValue?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** The name of the public holiday on a day, for the calendar. */
  readonly holidays?: ((date: string) => string | undefined) | undefined;
  readonly id?: string | undefined;
  readonly isDisabled?: boolean | undefined;
}

/** A date and a time of day in one field; a selected date without a time starts at 00:00. */
export function DateTimeField(props: DateTimeFieldProps): ReactNode {
  const { form } = useKitMessages();
  const ids = useFieldIds(props.id, props);
  const [value, setValue] = useControllable({
    value: props.value,
    defaultValue: props.defaultValue ?? '',
    onChange: props.onChange,
  });
  const view = useFieldView(props, 'line', value);
  if (view !== null) return view;
  const halves = splitDateTime(value);
  const set = (next: DateTimeText): void => setValue(joinDateTime(withDefaultTime(next)));
  const shared = {
    isLabelHidden: true,
    isDisabled: props.isDisabled ?? false,
    isRequired: props.isRequired,
    hideRequiredChip: true,
    isInvalid: props.errorMessage !== undefined,
    onBlur: props.onBlur,
  };
  return (
    <PlainField {...props} ids={ids} kind="group">
      <div className={styles.halves}>
        <div className={styles.date}>
          <DateField
            {...shared}
            label={form.date}
            value={halves.date}
            min={props.min}
            max={props.max}
            holidays={props.holidays}
            onChange={date => set({ ...halves, date })}
          />
        </div>
        <div className={styles.time}>
          <TimeField
            {...shared}
            label={form.time}
            value={halves.time}
            onChange={time => setValue(joinDateTime({ ...halves, time }))}
          />
        </div>
      </div>
    </PlainField>
  );
}
