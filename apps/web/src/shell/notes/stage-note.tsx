import { boot } from '../boot.ts';
import { t } from '../texts.ts';
import styles from './notes.module.css';

/** A gallery frame shows its components only. */
const isBare = () => location.pathname.startsWith('/docs/frames');

/**
 * A note at the bottom of every page of a test environment, with a link to its mails
 * (docs/product/processes.md#stages).
 */
export function StageNote() {
  if (boot.stage === 'production' || isBare()) return null;
  return (
    <aside className={styles.stage} aria-label={t('stage.label')}>
      <span>{t('stage.local')}</span> <a href="/outbox">{t('stage.outbox')}</a>
    </aside>
  );
}
