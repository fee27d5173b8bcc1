import type { ReactNode } from 'react';
import { toMailAddress } from '../text-field/normalisations.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'normalise' | 'normaliseOnBlur'>;

/**
 * An email address: full-width characters become half-width, spaces are removed. The input is of type text:
 * `type="email"` hides its caret from scripts, so the caret would jump when typing in the middle.
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
