import type { ReactNode } from 'react';
import { DateField, type DateFieldProps } from '../date-field/index.ts';

export type BirthdayFieldProps = Omit<DateFieldProps, 'isBirthday' | 'initialMode' | 'autoComplete'>;

/** A date of birth: without a value its calendar starts with years, then months; today is the last day. */
export function BirthdayField(props: BirthdayFieldProps): ReactNode {
  return <DateField {...props} isBirthday autoComplete="bday" />;
}
