import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Button } from '../button/button.tsx';
import { ModalFrame } from '../dialog/modal-frame.tsx';
import { classNames } from '../kit/class-names.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import styles from './alert-dialog.module.css';

export interface AlertDialogProps {
  readonly isOpen: boolean;
  /** What has happened, in one or two sentences. */
  readonly children: ReactNode;
  /** The label of the only button; 閉じる by default. */
  readonly closeLabel?: string | undefined;
  readonly onClose: () => void;
}

/** Shows something that has to be read before continuing: one sentence, one button. */
export function AlertDialog({ isOpen, children, closeLabel, onClose }: AlertDialogProps): ReactNode {
  const { frame } = useKitMessages();
  return (
    <ModalFrame isOpen={isOpen} onClose={onClose} isDismissable={false} size="small">
      <AriaDialog role="alertdialog" className={classNames(styles.dialog)}>
        <Heading slot="title" level={2} className={classNames(styles.text)}>
          {children}
        </Heading>
        <div className={styles.button}>
          <Button autoFocus variant="filled" onPress={onClose}>
            {closeLabel ?? frame.close}
          </Button>
        </div>
      </AriaDialog>
    </ModalFrame>
  );
}
