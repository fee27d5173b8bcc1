import type { ReactNode } from 'react';
import { toTelephone } from '../text-field/normalisations.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export type TelFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'normalise' | 'normaliseOnBlur'>;

const normaliseOnBlur = (text: string): string => text.trim();

/** A phone number, with the phone keypad on a phone. */
export function TelField(props: TelFieldProps): ReactNode {
  return (
    <TextField
      autoComplete="tel"
      {...props}
      type="tel"
      normalise={toTelephone}
      normaliseOnBlur={normaliseOnBlur}
      hasFigures
    />
  );
}
