import { type ReactNode, type Ref, useId, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import { mergeRefs } from '../kit/merge-refs.ts';
import styles from './form-group.module.css';
import { useGroupValidity } from './use-group-validity.ts';

export interface FormGroupProps {
  readonly legend: ReactNode;
  /** What the group is for, under its legend. */
  readonly hint?: ReactNode | undefined;
  readonly children: ReactNode;
  readonly id?: string | undefined;
  /** The group itself: where to look for its first field in error. */
  readonly ref?: Ref<HTMLFieldSetElement> | undefined;
}

/**
 * Fields that belong together, under a legend; groups may stand in groups. A group is valid when no field in it is in
 * error (product §2): `data-state` says so, and words beside the legend.
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
