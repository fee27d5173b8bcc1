import { Icon } from '@kotohogi/ui/icon';
import { useAttendance } from '../attendance-context.ts';
import { say } from '../say.ts';
import styles from './guest-notes.module.css';

/** The bar that tells visitors they manage the wedding, or see a sample or a preview. */
export function GuestNotes() {
  const { viewer, isPreview, isDemo } = useAttendance();
  return (
    <>
      {viewer === 'manager' && !isPreview && (
        <section className={styles.bar} aria-label={say('guest.manager')}>
          <Icon name="eye" />
          <b>{say('guest.manager')}</b> <span>{say('guest.manager.words')}</span>
        </section>
      )}
      {isDemo && (
        <section className={styles.bar} aria-label={say('guest.demo')}>
          <Icon name="info" />
          <b>{say('guest.demo')}</b> <span>{say('guest.demo.words')}</span>
        </section>
      )}
      {isPreview && (
        <section className={styles.bar} aria-label={say('guest.preview')}>
          <Icon name="eye" />
          <b>{say('guest.preview')}</b> <span>{say('guest.preview.words')}</span>
        </section>
      )}
    </>
  );
}
