import type { ReactNode } from 'react';
import type { FieldKind, ViewedField } from '../field/field-view.ts';
import { classNames } from '../kit/class-names.ts';
import { useKit } from '../kit/kit-context.ts';
import styles from './field-view.module.css';
import { dateText, HIDDEN_TEXT, maskedCardNumber } from './view-text.ts';

export interface FieldViewProps {
  readonly field: ViewedField;
  readonly kind: FieldKind;
  readonly value: ReactNode;
}

const isEmpty = (value: ReactNode): boolean => value === undefined || value === null || value === '';

/** Whether a field's value is secret; a password made visible still is. */
export function isSecret({ type, autoComplete = '' }: ViewedField): boolean {
  return type === 'password' || /password$|^cc-csc$/.test(autoComplete);
}

/** The value as text: secrets masked, dates in the language, on and off as yes and no. */
function ViewedValue({ field, kind, value }: FieldViewProps): ReactNode {
  const { locale, messages } = useKit();
  if (kind === 'flag') return value === true ? messages.form.yes : messages.form.no;
  if (isEmpty(value)) return <span className={styles.empty}>{messages.form.notGiven}</span>;
  if (isSecret(field)) return HIDDEN_TEXT;
  if (typeof value !== 'string') return value;
  if (field.autoComplete === 'cc-number') return maskedCardNumber(value);
  return (
    <>
      {field.prefix}
      {kind === 'line' ? dateText(value, locale) : value}
      {field.suffix}
    </>
  );
}

/** A field in view mode: its label and its value as text, as a line of a list. No control, no chip. */
export function FieldView({ field, kind, value }: FieldViewProps): ReactNode {
  return (
    <dl className={styles.view} id={field.id}>
      <div className={classNames(styles.row, field.isLabelHidden === true && styles.unlabelled)}>
        <dt className={styles.label}>{field.label}</dt>
        <dd
          className={classNames(
            styles.value,
            (kind === 'area' || kind === 'whole') && styles.area,
            field.isReading === true && styles.reading,
          )}
        >
          <ViewedValue field={field} kind={kind} value={value} />
        </dd>
      </div>
    </dl>
  );
}
