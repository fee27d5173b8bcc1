import type { ReactNode } from 'react';
import { removeSpaces, toHalfWidth } from '../text-field/normalisations.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export type UrlFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'normalise' | 'normaliseOnBlur' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck'
>;

const normalise = (text: string): string => removeSpaces(toHalfWidth(text));

/**
 * A URL: full-width characters become half-width, spaces are removed. The input is of type text: the browser's
 * validation of `type="url"` has its own wording.
 */
export function UrlField(props: UrlFieldProps): ReactNode {
  return (
    <TextField
      autoComplete="url"
      placeholder="https://"
      {...props}
      type="text"
      inputMode="url"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck="false"
      normalise={normalise}
    />
  );
}
