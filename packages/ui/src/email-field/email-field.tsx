import type { ReactNode } from 'react';
import { toMailAddress } from '../text-field/normalisations.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'normalise' | 'tidy'>;

/**
 * A mail address: full-width signs become half-width, spaces go.
 * The input is of type text: `type="email"` hides its caret from scripts, so typing in the middle would jump.
 */
export function EmailField(props: EmailFieldProps): ReactNode {
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="text"
      inputMode="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck="false"
      normalise={toMailAddress}
    />
  );
}
