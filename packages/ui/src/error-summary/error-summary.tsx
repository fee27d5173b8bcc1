import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import styles from './error-summary.module.css';
import { focusField } from './focus-field.ts';

/** One invalid field. */
export interface FieldProblem {
  /** The `id` given to the field. */
  readonly fieldId: string;
  /** The text of the link: the field and its error. */
  readonly label: string;
}

export interface ErrorSummaryProps {
  /** In form order; an empty list shows nothing. */
  readonly problems: readonly FieldProblem[];
  readonly title?: string | undefined;
}

/** Shown after a submit: the number of errors, with a link to each field. Announced when it appears. */
export function ErrorSummary({ problems, title }: ErrorSummaryProps): ReactNode {
  const { form } = useKitMessages();
  const jump = (event: MouseEvent, id: string): void => {
    if (focusField(id)) event.preventDefault();
  };
  return (
    <div role="alert" className={styles.place}>
      {problems.length > 0 && (
        <div className={styles.summary}>
          <p className={styles.title}>
            <Icon name="circle-alert" />
            <span>{title ?? form.formHasDefects}</span>
          </p>
          <ul className={styles.list}>
            {problems.map(({ fieldId, label }) => (
              <li key={fieldId}>
                <a href={`#${fieldId}`} className={styles.link} onClick={event => jump(event, fieldId)}>
                  <Icon name="arrow-down" />
                  <span>{label}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
