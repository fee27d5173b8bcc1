import { Icon } from '@kotohogi/ui/icon';
import { useOnline } from '../network/online.ts';
import { t } from '../texts.ts';
import styles from './notes.module.css';

/** Shows at the top of the page that the device is offline, while it is. */
export function OfflineNote() {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.offlinePlace}>
      {!isOnline && (
        <p className={styles.offline}>
          <Icon name="wifi-off" />
          <span>{t('error.offline')}</span>
        </p>
      )}
    </div>
  );
}
