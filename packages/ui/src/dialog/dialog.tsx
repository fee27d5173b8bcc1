import { type ReactNode, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { IconButton } from '../icon-button/icon-button.tsx';
import { classNames } from '../kit/class-names.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { useBottomBar } from '../kit/use-bottom-bar.ts';
import styles from './dialog.module.css';
import { ModalFrame } from './modal-frame.tsx';

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Buttons at the bottom; they stay while the body scrolls. */
  readonly footer?: ReactNode | undefined;
  /** `regular` is 640 px, `card` 660 px for payment, `small` 420 px, `narrow` 300 px. The wide ones fill a phone. */
  readonly size?: 'narrow' | 'small' | 'regular' | 'card' | undefined;
  /** Goes one step back in a task with several steps. */
  readonly onBack?: (() => void) | undefined;
  readonly backLabel?: string | undefined;
  /** The dialog cannot be closed while something is in progress. */
  readonly isBusy?: boolean | undefined;
}

/** A separate task in a dialog over the page. */
export function Dialog({ isOpen, onClose, size = 'regular', isBusy = false, ...props }: DialogProps): ReactNode {
  const { frame } = useKitMessages();
  const foot = useBottomBar();
  const [hasInput, setHasInput] = useState(false);
  if (!isOpen && hasInput) setHasInput(false);
  return (
    <ModalFrame isOpen={isOpen} onClose={onClose} isDismissable={!isBusy} hasInput={hasInput} size={size}>
      <AriaDialog className={classNames(styles.dialog)}>
        <header className={styles.header}>
          {props.onBack !== undefined && (
            <span className={styles.back}>
              <IconButton
                icon="chevron-left"
                label={props.backLabel ?? frame.back}
                tooltip="none"
                isDisabled={isBusy}
                onPress={props.onBack}
              />
            </span>
          )}
          <Heading slot="title" level={2} className={classNames(styles.title)}>
            {props.title}
          </Heading>
          <span className={styles.close}>
            <IconButton icon="x" label={frame.close} tooltip="none" isDisabled={isBusy} onPress={onClose} />
          </span>
        </header>
        <div className={styles.body} onInput={() => setHasInput(true)}>
          {props.children}
        </div>
        {props.footer !== undefined && (
          <footer ref={foot} className={styles.footer}>
            {props.footer}
          </footer>
        )}
      </AriaDialog>
    </ModalFrame>
  );
}
