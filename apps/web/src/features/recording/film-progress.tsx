import { Button } from '@kotohogi/ui/button';
import { formatFileSize } from '@kotohogi/ui/file-drop-zone';
import { ProgressBar } from '@kotohogi/ui/progress-bar';
import { currentLocale } from '../../shell/i18n/locale.ts';
import styles from './film-panel.module.css';
import type { FilmRun } from './film-run.ts';
import panel from './panel.module.css';
import { t } from './t.ts';

/** The progress of a film: checking, uploading in percent, linking. */
export function FilmProgress({ run, onStop }: { readonly run: FilmRun; readonly onStop: () => void }) {
  const { upload, isChecking, file } = run;
  const label = t(`recording.film.${isChecking ? 'checking' : upload.linking ? 'linking' : 'uploading'}`);
  return (
    <>
      {file !== undefined && (
        <p className={styles.file}>
          <span className={styles.name}>{file.name}</span>
          <span className={styles.size}>{formatFileSize(file.size, currentLocale())}</span>
        </p>
      )}
      <ProgressBar
        label={label}
        percent={upload.uploading ? upload.percentage : null}
        valueText={upload.uploading ? t('recording.film.percent', { percent: upload.percentage }) : undefined}
      />
      {upload.uploading && (
        <div className={styles.footer}>
          <p className={panel.text}>{t('recording.film.keep')}</p>
          <Button onPress={onStop}>{t('recording.film.stop')}</Button>
        </div>
      )}
    </>
  );
}
