import type { ReactNode } from 'react';
import { removeSpaces, toHalfWidth } from '../text-field/normalisations.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import styles from './address-prefix.module.css';
import { AddressPrefix } from './address-prefix.tsx';

type Fixed =
  | 'type'
  | 'inputMode'
  | 'normalise'
  | 'tidy'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'spellCheck'
  | 'autoComplete'
  | 'prefix';

export interface AccountIdFieldProps extends Omit<TextFieldProps, Fixed> {
  /** The URL the id completes, such as `https://example.jp/c/`; shown before the value, never part of it. */
  readonly prefix?: string | undefined;
}

/** Ids are part of URLs, which are lower-case. */
const normalise = (text: string): string => removeSpaces(toHalfWidth(text)).toLowerCase();

/** An id that becomes part of a URL: half-width, lower-case, without spaces. The form validates its characters. */
export function AccountIdField({ prefix, ...props }: AccountIdFieldProps): ReactNode {
  return (
    <div className={styles.place}>
      <TextField
        {...props}
        type="text"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck="false"
        normalise={normalise}
        prefix={prefix === undefined ? undefined : <AddressPrefix address={prefix} />}
      />
    </div>
  );
}
