import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-name.ts';
import { useKitMessages } from '../kit/kit-context.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './notification-dialog.module.css';
import { plainText, useSanitiser } from './use-sanitiser.ts';

/** The severity of a notice. */
export type NotificationLevel = 'success' | 'info' | 'warn' | 'error';

export interface NotificationCardProps {
  readonly level: NotificationLevel;
  readonly title: string;
  /** The date as text, in the reader's language. */
  readonly date: string;
  /** Always sanitized, whoever wrote it. */
  readonly html: string;
}

/** The icon of each level. */
export const NOTIFICATION_ICONS: Readonly<Record<NotificationLevel, IconName>> = {
  success: 'circle-check',
  info: 'info',
  warn: 'triangle-alert',
  error: 'octagon-x',
};

/** One notice: date, title and body, colored by its level. */
export function NotificationCard({ level, title, date, html }: NotificationCardProps): ReactNode {
  const { frame } = useKitMessages();
  const sanitise = useSanitiser();
  return (
    <div className={styles.notice} data-level={level}>
      <span className={styles.icon}>
        <Icon name={NOTIFICATION_ICONS[level]} />
        <VisuallyHidden>{frame.notificationLevels[level]}</VisuallyHidden>
      </span>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.date}>{date}</p>
        {sanitise === null ? (
          <div className={styles.body}>{plainText(html)}</div>
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a notice is HTML by design; it has just been sanitised
          <div className={styles.body} dangerouslySetInnerHTML={{ __html: sanitise(html) }} />
        )}
      </div>
    </div>
  );
}
