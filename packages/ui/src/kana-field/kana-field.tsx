import type { ReactNode } from 'react';
import { toKatakana } from '../text-field/normalisations.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export type KanaFieldProps = Omit<TextFieldProps, 'normalise' | 'normaliseOnBlur' | 'inputMode'>;

const normaliseOnBlur = (text: string): string => toKatakana(text).trim();

/**
 * A reading in katakana. Shows the input while typing and the stored form after blur: hiragana and half-width kana
 * converted.
 */
export function KanaField(props: KanaFieldProps): ReactNode {
  return <TextField {...props} normaliseOnBlur={normaliseOnBlur} />;
}
