import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './field.module.css';

/** What may be placed inside the frame of a control next to the control itself. */
export interface ControlAdornments {
  readonly startIcon?: IconName | undefined;
  /** A short text or symbol before the value, such as ¥. */
  readonly prefix?: ReactNode | undefined;
  /** A short text after the value, such as 円. */
  readonly suffix?: ReactNode | undefined;
  /** A button or icon at the end. */
  readonly end?: ReactNode | undefined;
  /** A lookup for this value is in progress. */
  readonly isBusy?: boolean | undefined;
  /** The value has been checked and is valid. */
  readonly isConfirmed?: boolean | undefined;
}

export interface ControlFrameProps extends ControlAdornments {
  readonly isInvalid?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly isSet?: boolean | undefined;
  readonly isTall?: boolean | undefined;
  readonly children: ReactNode;
}

/** The box around a control: border, error frame, focus ring, adornments. */
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
