import type { ReactNode } from 'react';
import { useKitMessages } from '../kit/kit-context.ts';
import { toCardHolder } from '../text-field/normalisations.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

type Fixed = 'label' | 'type' | 'inputMode' | 'normalise' | 'tidy' | 'autoComplete' | 'autoCapitalize' | 'spellCheck';

export interface HolderFieldProps extends Omit<TextFieldProps, Fixed> {
  readonly label?: ReactNode | undefined;
}

/** At most 50 characters (docs/product/payment.md#cards). */
const normalise = (text: string): string => toCardHolder(text).slice(0, 50);
const normaliseOnBlur = (text: string): string => normalise(text).trim();

/** The name on a card: capitals, single spaces, half-width, at most 50 characters. */
export function HolderField(props: HolderFieldProps): ReactNode {
  const { form } = useKitMessages();
  return (
    <TextField
      {...props}
      label={props.label ?? form.cardHolder}
      autoComplete="cc-name"
      autoCapitalize="characters"
      spellCheck="false"
      normalise={normalise}
      normaliseOnBlur={normaliseOnBlur}
    />
  );
}
