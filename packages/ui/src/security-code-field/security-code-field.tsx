import type { ReactNode } from 'react';
import { useKitMessages } from '../kit/kit-context.ts';
import { digitsOnly } from '../text-field/normalisations.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

type Fixed = 'label' | 'type' | 'inputMode' | 'normalise' | 'tidy' | 'autoComplete' | 'hasFigures' | 'counter';

export interface SecurityCodeFieldProps extends Omit<TextFieldProps, Fixed> {
  readonly label?: ReactNode | undefined;
}

/** At most four digits (docs/product/payment.md#cards). */
const normalise = (text: string): string => digitsOnly(text).slice(0, 4);

/** The three or four digits on the back, or the front, of a card. */
export function SecurityCodeField(props: SecurityCodeFieldProps): ReactNode {
  const { form } = useKitMessages();
  return (
    <TextField
      {...props}
      label={props.label ?? form.cardSecurityCode}
      inputMode="numeric"
      autoComplete="cc-csc"
      normalise={normalise}
      hasFigures
    />
  );
}
