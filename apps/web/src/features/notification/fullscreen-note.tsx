import type { GuestNotice } from '@kotohogi/contract/notification';
import { noticeText } from '@kotohogi/domain/notification/markup';
import { Icon } from '@kotohogi/ui/icon';
import { NOTIFICATION_ICONS } from '@kotohogi/ui/notification-dialog';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './fullscreen-note.module.css';

/** Long enough to read it twice. */
const SHOWN_MS = 15_000;

/**
 * Shows the newest notice over the fullscreen picture without taking focus or clicks, and hides by itself; the ribbon
 * remains below the picture.
 */
export function FullscreenNote({ notice, place }: { readonly notice: GuestNotice; readonly place: Element }) {
  const [goneId, setGoneId] = useState<number>();
  const { id, level, title, body } = notice;
  useEffect(() => {
    const timer = setTimeout(() => setGoneId(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id]);
  return createPortal(
    <div role="status" className={styles.place}>
      {goneId !== id && (
        <div className={styles.note} data-level={level} data-part="fullscreen-note">
          <Icon name={NOTIFICATION_ICONS[level]} />
          <p>
            <b>{title}</b>
            <span>{noticeText(body)}</span>
          </p>
        </div>
      )}
    </div>,
    place,
  );
}
