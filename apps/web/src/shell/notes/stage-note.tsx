import { boot } from '../boot.ts';
import { say } from '../texts.ts';
import styles from './notes.module.css';

/** A page of the gallery shows its parts alone. */
const isBare = () => location.pathname.startsWith('/docs/frames');

/** Says at the foot of every page of a trial environment that it is one, and where its mails are (decision 126). */
export function StageNote() {
  if (boot.stage === 'production' || isBare()) return null;
  return (
    <aside className={styles.stage} aria-label={say('stage.label')}>
      <span>{say('stage.local')}</span> <a href="/outbox">{say('stage.outbox')}</a>
    </aside>
  );
}
