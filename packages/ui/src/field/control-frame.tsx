import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './field.module.css';

/** What may stand inside the frame of a control beside the control itself. */
export interface ControlAdornments {
  readonly startIcon?: IconName | undefined;
  /** Short words or a sign before the value, such as ¥. */
  readonly prefix?: ReactNode | undefined;
  /** Short words after the value, such as 円. */
  readonly suffix?: ReactNode | undefined;
  /** A button or mark at the end. */
  readonly end?: ReactNode | undefined;
  /** Something is being looked up for this value. */
  readonly isBusy?: boolean | undefined;
  /** The value has been checked and is good. */
  readonly isConfirmed?: boolean | undefined;
}

export interface ControlFrameProps extends ControlAdornments {
  readonly isInvalid?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isSet?: boolean | undefined;
  readonly isTall?: boolean | undefined;
  readonly children: ReactNode;
}

/** The box around a control: edge, error frame, focus ring, adornments. */
export function ControlFrame({
  children,
  isInvalid,
  isDisabled,
  isSet,
  isTall,
  ...adornments
}: ControlFrameProps): ReactNode {
  return (
    <div
      className={styles.control}
      data-invalid={isInvalid === true || undefined}
      data-disabled={isDisabled === true || undefined}
      data-set={isSet === true || undefined}
      data-tall={isTall === true || undefined}
    >
      {adornments.startIcon !== undefined && <Icon name={adornments.startIcon} />}
      {adornments.prefix !== undefined && <span className={styles.affix}>{adornments.prefix}</span>}
      {children}
      {adornments.suffix !== undefined && <span className={styles.affix}>{adornments.suffix}</span>}
      {adornments.isBusy === true && <Spinner />}
      {adornments.isConfirmed === true && adornments.isBusy !== true && (
        <span className={styles.confirmed}>
          <Icon name="check" />
        </span>
      )}
      {adornments.end !== undefined && adornments.end !== false && (
        <span className={styles.inner}>{adornments.end}</span>
      )}
    </div>
  );
}
