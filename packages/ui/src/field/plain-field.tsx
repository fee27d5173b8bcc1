import type { ReactNode } from 'react';
import styles from './field.module.css';
import { FieldLabel } from './field-label.tsx';
import { ErrorText, FieldNotice } from './field-notes.tsx';
import type { FieldTexts } from './field-texts.ts';
import type { FieldIds } from './use-field-ids.ts';

export interface PlainFieldProps extends FieldTexts {
  readonly ids: FieldIds;
  /** `group` if the control consists of several controls with one label. */
  readonly kind?: 'control' | 'group' | undefined;
  readonly end?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** Label, hint, notice and error around a control that is not a React Aria component. */
export function PlainField({ ids, kind = 'control', children, ...texts }: PlainFieldProps): ReactNode {
  const isGroup = kind === 'group';
  const group = isGroup
    ? {
        role: 'group',
        id: ids.controlId,
        'aria-labelledby': ids.labelId,
        'aria-describedby': ids.controlAria['aria-describedby'],
      }
    : {};
  return (
    <div {...group} className={styles.field} data-invalid={texts.errorMessage !== undefined || undefined}>
      <FieldLabel {...texts} labelId={ids.labelId} htmlFor={isGroup ? undefined : ids.controlId} />
      {texts.hint !== undefined && (
        <span id={ids.hintId} className={styles.hint}>
          {texts.hint}
        </span>
      )}
      {children}
      <FieldNotice>{texts.notice}</FieldNotice>
      {texts.errorMessage !== undefined && (
        <span id={ids.errorId} className={styles.error}>
          <ErrorText>{texts.errorMessage}</ErrorText>
        </span>
      )}
    </div>
  );
}
