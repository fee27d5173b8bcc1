import { Card } from '@kotohogi/ui/card';
import { ProgressBar } from '@kotohogi/ui/progress-bar';
import { t } from '../../console-t.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import { clockOf } from '../console-time.ts';
import styles from './console-archive.module.css';

const DONE = 100;

/** The recording after the end: its length, and the progress of the downloadable file. */
export function ConsoleArchive({ live }: Pick<ConsoleFacts, 'live'>) {
  const { durationMs, filePercent } = live.recording;
  return (
    <Card title={t('console.archive')}>
      <dl className={styles.facts}>
        <dt>{t('console.archive.duration')}</dt>
        <dd>{clockOf(durationMs)}</dd>
        {filePercent === DONE && (
          <>
            <dt>{t('console.archive.file')}</dt>
            <dd>{t('console.archive.file.ready')}</dd>
          </>
        )}
      </dl>
      {filePercent < DONE && <ProgressBar label={t('console.archive.file')} percent={filePercent} />}
    </Card>
  );
}
