import type { ReactNode } from 'react';
import { toHalfWidth } from '../text-field/normalisations.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { normaliseTime } from './time-text.ts';

export type TimeFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'normalise' | 'normaliseOnBlur' | 'hasFigures' | 'counter'
>;

/** A time of day. The value is `HH:mm` after blur; while it is invalid it is the text as typed. */
export function TimeField(props: TimeFieldProps): ReactNode {
  return (
    <TextField
      placeholder="HH:mm"
      autoComplete="off"
      {...props}
      normalise={toHalfWidth}
      normaliseOnBlur={normaliseTime}
      hasFigures
    />
  );
}
