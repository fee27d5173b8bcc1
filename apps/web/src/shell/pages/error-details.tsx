import { DisclosureSection } from '@kotohogi/ui/disclosure-section';
import { ApiError } from '../api/api-error.ts';
import { t } from '../texts.ts';
import styles from './error-details.module.css';

/** The technical details of an error, for developers. */
export function ErrorDetails({ error }: { readonly error: unknown }) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const body = error instanceof ApiError ? JSON.stringify(error.failure, null, 2) : '';
  return (
    <div className={styles.details}>
      <DisclosureSection title={t('error.details')}>
        <pre className={styles.text}>{`${text}\n${body}`}</pre>
      </DisclosureSection>
    </div>
  );
}
