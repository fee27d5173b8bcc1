import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { Icon } from '../icon/icon.tsx';
import { classNames } from '../kit/class-names.ts';
import styles from './field.module.css';

/** The text above a control that says what it is for. */
export function FieldHint({ children }: { readonly children?: ReactNode | undefined }): ReactNode {
  if (children === undefined) return null;
  return (
    <Text slot="description" className={classNames(styles.hint)}>
      {children}
    </Text>
  );
}

/** An amber notice below a control: a warning, not an error. Announced when it appears. */
export function FieldNotice({ children }: { readonly children?: ReactNode | undefined }): ReactNode {
  return (
    <div role="status" className={styles.noticePlace}>
      {children !== undefined && (
        <p className={styles.notice}>
          <Icon name="info" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

/** Icon and text of an error. */
export function ErrorText({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <Icon name="circle-alert" />
      <span>{children}</span>
    </>
  );
}

/** The error below the control of a React Aria field. */
export function FieldErrorMessage({ children }: { readonly children: string | undefined }): ReactNode {
  if (children === undefined) return null;
  return (
    <FieldError className={classNames(styles.error)}>
      <ErrorText>{children}</ErrorText>
    </FieldError>
  );
}
