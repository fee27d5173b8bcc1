import { Alert } from '@kotohogi/ui/alert';
import { textsOf } from '../../../shell/i18n/text.ts';
import { useJobs } from '../api.ts';
import type { ja } from '../messages.ja.ts';
import { CleanLives, CleanWeddings, SendQueued } from './commands.tsx';
import { JobTable } from './job-table.tsx';
import styles from './jobs-board.module.css';

const t = textsOf<typeof ja>();

/** The jobs that have failed, by their names. */
function FailedJobs() {
  const failed = useJobs().data?.failed ?? [];
  if (failed.length === 0) return null;
  const lines = failed.map(({ task, retrying, dead }) => t('batch.failed.line', { task, retrying, dead }));
  return (
    <Alert tone={failed.some(({ dead }) => dead > 0) ? 'bad' : 'warn'} title={t('batch.failed.title')} isLive>
      {lines.join(' / ')}
    </Alert>
  );
}

/** The commands of operators, and every job with its last run. */
export function JobsBoard() {
  return (
    <div className={styles.board}>
      <FailedJobs />
      <h2 className={styles.title}>{t('batch.commands')}</h2>
      <div className={styles.commands}>
        <CleanWeddings />
        <CleanLives />
        <SendQueued />
      </div>
      <h2 className={styles.title}>{t('batch.jobs')}</h2>
      <JobTable />
    </div>
  );
}
