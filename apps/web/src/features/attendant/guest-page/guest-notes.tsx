import { Icon } from '@kotohogi/ui/icon';
import { useAttendance } from '../attendance-context.ts';
import { t } from '../t.ts';
import styles from './guest-notes.module.css';

/** The bar that says that visitors manage the wedding, or see a sample or a preview. */
export function GuestNotes() {
  const { viewer, isPreview, isDemo } = useAttendance();
  return (
    <>
      {viewer === 'manager' && !isPreview && (
        <section className={styles.bar} aria-label={t('guest.manager')}>
          <Icon name="eye" />
          <b>{t('guest.manager')}</b> <span>{t('guest.manager.text')}</span>
        </section>
      )}
      {isDemo && (
        <section className={styles.bar} aria-label={t('guest.demo')}>
          <Icon name="info" />
          <b>{t('guest.demo')}</b> <span>{t('guest.demo.text')}</span>
        </section>
      )}
      {isPreview && (
        <section className={styles.bar} aria-label={t('guest.preview')}>
          <Icon name="eye" />
          <b>{t('guest.preview')}</b> <span>{t('guest.preview.text')}</span>
        </section>
      )}
    </>
  );
}
