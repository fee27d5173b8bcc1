import type { ReactNode } from 'react';
import { toKatakana } from '../text-field/normalisations.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

export type KanaFieldProps = Omit<TextFieldProps, 'normalise' | 'tidy' | 'inputMode'>;

const tidy = (text: string): string => toKatakana(text).trim();

/** A reading in katakana: hiragana and half-width kana are converted once they are settled. */
export function KanaField(props: KanaFieldProps): ReactNode {
  return <TextField {...props} normalise={toKatakana} tidy={tidy} />;
}
