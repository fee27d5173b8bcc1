import type { ReactNode } from 'react';
import { DateField, type DateFieldProps } from '../date-field/index.ts';
import { useControllable } from '../kit/use-controllable.ts';
import { trimWholeDate } from './trim-whole-date.ts';

export type MonthFieldProps = Omit<DateFieldProps, 'isBirthday' | 'initialMode'>;

/** A month, typed or selected. The value is `yyyy-MM`: the day of a whole date is dropped. */
export function MonthField({ value, defaultValue, onChange, ...props }: MonthFieldProps): ReactNode {
  const [month, setMonth] = useControllable({ value, defaultValue: defaultValue ?? '', onChange });
  return (
    <DateField
      {...props}
      value={trimWholeDate(month)}
      onChange={next => setMonth(trimWholeDate(next))}
      initialMode="month"
    />
  );
}
