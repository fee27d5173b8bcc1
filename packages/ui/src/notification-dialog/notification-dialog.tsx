import { type ReactNode, useEffect } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './notification-dialog.module.css';
import { plainWords, useSanitiser } from './use-sanitiser.ts';

/** How much a notice weighs. */
export type NotificationLevel = 'success' | 'info' | 'warn' | 'error';

/** One notice. */
export interface Notification {
  readonly id: string;
  readonly level: NotificationLevel;
  readonly title: string;
  /** The date in words, already in the reader's language. */
  readonly date: string;
  /** Shown sanitised, whoever wrote it. */
  readonly html: string;
}

export interface NotificationDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly notifications: readonly Notification[];
}

const LEVEL_ICONS: Readonly<Record<NotificationLevel, IconName>> = {
  success: 'circle-check',
  info: 'info',
  warn: 'triangle-alert',
  error: 'octagon-x',
};

/** The notices of a venue, coloured by level. Closes itself when none is left. */
export function NotificationDialog({ isOpen, onClose, notifications }: NotificationDialogProps): ReactNode {
  const { frame } = useKitMessages();
  const isEmpty = notifications.length === 0;
  const sanitise = useSanitiser(isOpen && !isEmpty);
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
        {notifications.map(({ id, level, title, date, html }) => (
          <li key={id} className={styles.notice} data-level={level}>
            <span className={styles.icon}>
              <Icon name={LEVEL_ICONS[level]} />
              <VisuallyHidden>{frame.notificationLevels[level]}</VisuallyHidden>
            </span>
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.date}>{date}</p>
              {sanitise === null ? (
                <div className={styles.body}>{plainWords(html)}</div>
              ) : (
                // biome-ignore lint/security/noDangerouslySetInnerHtml: a notice is HTML by design; it has just been sanitised
                <div className={styles.body} dangerouslySetInnerHTML={{ __html: sanitise(html) }} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
