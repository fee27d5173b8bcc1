import { type ReactNode, type Ref, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import { mergeRefs } from '../kit/merge-refs.ts';
import styles from './form-group.module.css';
import { useGroupValidity } from './use-group-validity.ts';

export interface FormGroupProps {
  readonly legend: ReactNode;
  /** What the group is for, below its legend. */
  readonly hint?: ReactNode | undefined;
  readonly children: ReactNode;
  readonly id?: string | undefined;
  /** The group itself: used to find its first invalid field. */
  readonly ref?: Ref<HTMLFieldSetElement> | undefined;
}

/**
 * Related fields, below a legend; groups may be nested. A group is valid if no field in it is invalid
 * (docs/product/form.md#when-a-field-is-checked): shown by `data-state`, and by a text next to the legend.
 */
export function FormGroup({ legend, hint, children, id, ref }: FormGroupProps): ReactNode {
  const own = useRef<HTMLFieldSetElement>(null);
  const hintId = useId();
  const isValid = useGroupValidity(own);
  const { form } = useKitMessages();
  return (
    <fieldset
      ref={mergeRefs(own, ref)}
      id={id}
      className={styles.group}
      data-state={isValid ? 'valid' : 'invalid'}
      aria-describedby={hint === undefined ? undefined : hintId}
    >
      <legend className={styles.legend}>
        <span>{legend}</span>
        {!isValid && (
          <span className={styles.defects}>
            <Icon name="circle-alert" />
            {form.groupHasDefects}
          </span>
        )}
      </legend>
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
