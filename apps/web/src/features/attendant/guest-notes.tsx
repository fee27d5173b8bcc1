import { Alert } from '@kotohogi/ui/alert';
import { Icon } from '@kotohogi/ui/icon';
import { useAttendance } from './attendance-context.ts';
import { isCalledOff } from './called-off.ts';
import { venueText } from './contact.ts';
import styles from './guest-notes.module.css';
import { say } from './say.ts';

/** What everybody on the page must know before all else: who looks here, what is not real, what is called off. */
export function GuestNotes() {
  const detail = useAttendance();
  const { viewer, isPreview, isDemo, lifeCycle } = detail;
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
      {isCalledOff(lifeCycle) && (
        <div className={styles.alert}>
          <Alert tone="warn" title={say(`life.${lifeCycle}`)}>
            {say('life.words', { facility: venueText(detail) })}
          </Alert>
        </div>
      )}
    </>
  );
}
