import { type ReactNode, useEffect } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { useKitMessages } from '../kit/kit-context.ts';
import { NotificationCard, type NotificationCardProps } from './notification-card.tsx';
import styles from './notification-dialog.module.css';

export interface Notification extends NotificationCardProps {
  readonly id: string;
}

export interface NotificationDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly notifications: readonly Notification[];
}

/** The notices of a venue, colored by level. Closes when none is left. */
export function NotificationDialog({ isOpen, onClose, notifications }: NotificationDialogProps): ReactNode {
  const { frame } = useKitMessages();
  const isEmpty = notifications.length === 0;
  useEffect(() => {
    if (isOpen && isEmpty) onClose();
  }, [isOpen, isEmpty, onClose]);
  return (
    <Dialog
      isOpen={isOpen && !isEmpty}
      onClose={onClose}
      title={frame.notices}
      footer={
        <Button variant="filled" onPress={onClose}>
          {frame.closeNotices}
        </Button>
      }
    >
      <ul className={styles.list}>
        {notifications.map(({ id, ...notice }) => (
          <li key={id}>
            <NotificationCard {...notice} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
