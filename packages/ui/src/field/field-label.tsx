import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { classNames } from '../kit/class-names.ts';
import { defined } from '../kit/defined.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import styles from './field.module.css';
import type { FieldTexts } from './field-texts.ts';

export interface FieldLabelProps
  extends Pick<FieldTexts, 'label' | 'isLabelHidden' | 'isRequired' | 'hideRequiredChip' | 'showOptional'> {
  /** Only outside a React Aria field, which connects its label itself. */
  readonly htmlFor?: string | undefined;
  readonly labelId?: string | undefined;
  /** Placed at the end of the row: a counter, a link. */
  readonly end?: ReactNode | undefined;
}

/** The label with its 必須 chip. The chip is hidden from screen readers: the control itself says that it is required. */
export function FieldLabel(props: FieldLabelProps): ReactNode {
  const { form } = useKitMessages();
  const { isRequired = false, hideRequiredChip = false, showOptional = false } = props;
  return (
    <div className={classNames(styles.labelRow, props.isLabelHidden === true && styles.hiddenRow)}>
      <Label {...defined({ htmlFor: props.htmlFor, id: props.labelId })} className={classNames(styles.label)}>
        {props.label}
      </Label>
      {isRequired && !hideRequiredChip && (
        <span className={styles.required} aria-hidden="true">
          {form.required}
        </span>
      )}
      {showOptional && !isRequired && <span className={styles.optional}>{form.optional}</span>}
      {props.end !== undefined && <span className={styles.end}>{props.end}</span>}
    </div>
  );
}
