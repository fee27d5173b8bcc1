import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Button } from '../button/button.tsx';
import { ModalFrame } from '../dialog/modal-frame.tsx';
import { ErrorText } from '../field/field-notes.tsx';
import { classNames } from '../kit/class-names.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import styles from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  /** The question, including its subject: 小林 陽翔・佐藤 結衣を削除します。よろしいですか？ */
  readonly title: ReactNode;
  /** The consequences, and whether it can be reverted. */
  readonly children?: ReactNode | undefined;
  /** The verb: 削除する. */
  readonly confirmLabel: string;
  /** The label to leave without it; キャンセル unless the action itself is called that. */
  readonly cancelLabel?: string | undefined;
  /** `danger` for irreversible actions; it is never filled and never first in the focus order. */
  readonly tone?: 'plain' | 'danger' | undefined;
  readonly isBusy?: boolean | undefined;
  /** Why the last attempt failed. */
  readonly errorMessage?: string | undefined;
  /** Required fields (such as a reason) are not filled in yet. */
  readonly isConfirmDisabled?: boolean | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation once. The focus starts on キャンセル. */
export function ConfirmDialog({ isOpen, tone = 'plain', isBusy = false, ...props }: ConfirmDialogProps): ReactNode {
  const { frame } = useKitMessages();
  return (
    <ModalFrame isOpen={isOpen} onClose={props.onCancel} isDismissable={!isBusy} size="small">
      <AriaDialog role="alertdialog" className={classNames(styles.dialog)}>
        <Heading slot="title" level={2} className={classNames(styles.title)}>
          {props.title}
        </Heading>
        {props.children !== undefined && <div className={styles.text}>{props.children}</div>}
        <div role="alert">
          {props.errorMessage !== undefined && (
            <p className={styles.error}>
              <ErrorText>{props.errorMessage}</ErrorText>
            </p>
          )}
        </div>
        <div className={styles.buttons}>
          <Button autoFocus isDisabled={isBusy} onPress={props.onCancel}>
            {props.cancelLabel ?? frame.cancel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'filled'}
            isBusy={isBusy}
            isDisabled={props.isConfirmDisabled ?? false}
            onPress={props.onConfirm}
          >
            {props.confirmLabel}
          </Button>
        </div>
      </AriaDialog>
    </ModalFrame>
  );
}
