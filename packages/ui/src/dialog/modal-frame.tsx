import type { ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../kit/class-names.ts';
import styles from './dialog.module.css';

export interface ModalFrameProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Can be closed by Escape and by a press outside. */
  readonly isDismissable: boolean;
  /** Something was entered, which a press outside would lose: only Escape and the buttons close. */
  readonly hasInput?: boolean | undefined;
  readonly size: 'narrow' | 'small' | 'regular' | 'card' | 'drawer';
  readonly children: ReactNode;
}

/** The backdrop and the sheet on it. The focus moves in, stays in, and returns to where it was. */
export function ModalFrame({
  isOpen,
  onClose,
  isDismissable,
  hasInput = false,
  size,
  children,
}: ModalFrameProps): ReactNode {
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={open => {
        if (!open) onClose();
      }}
      isDismissable={isDismissable && !hasInput}
      isKeyboardDismissDisabled={!isDismissable}
      className={classNames(styles.veil)}
      data-size={size}
    >
      <Modal className={classNames(styles.sheet)} data-size={size}>
        {children}
      </Modal>
    </ModalOverlay>
  );
}
