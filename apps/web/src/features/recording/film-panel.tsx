import type { Upload } from '@kotohogi/contract/recording';
import { CHUNK_SIZE_BYTES, isSameFile, MAX_FILM_SIZE_BYTES, percentOf } from '@kotohogi/domain/recording/chunks';
import { FILM_TYPES } from '@kotohogi/domain/recording/film';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { Card } from '@kotohogi/ui/card';
import { FileDropZone } from '@kotohogi/ui/file-drop-zone';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { log } from '../../shell/log/log.ts';
import { useUploads } from './api.ts';
import styles from './film-panel.module.css';
import { FilmProgress } from './film-progress.tsx';
import { type FilmRun, type FilmSender, senderOf } from './film-run.ts';
import panel from './panel.module.css';
import type { FilmTarget } from './send-film.ts';
import { t } from './t.ts';

const percentThere = ({ parts, size }: Upload) =>
  percentOf(Math.min(size, parts.length * CHUNK_SIZE_BYTES), size, 'whole');

const identityOf = ({ name, size, lastModified }: File) => ({
  fileName: name,
  sizeBytes: size,
  lastModifiedMs: Math.round(lastModified),
});

/** The unfinished upload of this file, if there is one. */
function startedWith(file: File, uploads: readonly Upload[]): Upload | undefined {
  return uploads.find(({ fileName, size, lastModified, content_id }) => {
    const known = { fileName, sizeBytes: size, lastModifiedMs: lastModified };
    return content_id === null && isSameFile(known, identityOf(file));
  });
}

/** The panel shows the error; the log keeps it for diagnosis. */
const note = (error: unknown) => log.info('a film upload failed', error);

interface LeftoverProps {
  readonly upload: Upload;
  readonly sender: FilmSender;
  readonly target: FilmTarget;
}

/** An unfinished film: uploaded partly, or completely but not published. */
function Leftover({ upload, sender, target }: LeftoverProps) {
  const { fileName: name, content_id: contentId, uploadId } = upload;
  const isWhole = contentId !== null;
  return (
    <Alert
      tone="info"
      title={t(isWhole ? 'recording.film.whole' : 'recording.film.half', { name, percent: percentThere(upload) })}
      action={
        <span className={styles.actions}>
          {isWhole && (
            <Button icon="play" onPress={() => void sender.link(target, contentId).catch(note)}>
              {t('recording.film.link')}
            </Button>
          )}
          <Button variant="quiet" onPress={() => void sender.discard(target, uploadId).catch(note)}>
            {t('recording.film.discard')}
          </Button>
        </span>
      }
    >
      {t(isWhole ? 'recording.film.whole.text' : 'recording.film.half.text')}
    </Alert>
  );
}

interface ChoiceProps {
  readonly run: FilmRun;
  readonly uploads: readonly Upload[];
  /** Whether the state of a film is still loading. */
  readonly isAsking: boolean;
  readonly sender: FilmSender;
  readonly target: FilmTarget;
}

/** The film to upload; the button says whether it resumes or starts. */
function Choice({ run, uploads, isAsking, sender, target }: ChoiceProps) {
  const [files, setFiles] = useState<readonly File[]>(run.file === undefined ? [] : [run.file]);
  const [file] = files;
  const resumed = file && startedWith(file, uploads);
  const isWrong = run.failure !== '' && !run.mayRetry;
  const action = resumed !== undefined ? 'resume' : run.mayRetry ? 'retry' : 'send';
  return (
    <>
      {run.failure !== '' && (
        <Alert tone="bad" isLive>
          {run.failure}
        </Alert>
      )}
      <FileDropZone
        label={t('recording.film.file')}
        size="compact"
        types={FILM_TYPES}
        typesHint={t('recording.film.types')}
        maxSizeBytes={MAX_FILM_SIZE_BYTES}
        maxFiles={1}
        value={files}
        onChange={chosen => {
          sender.forget();
          setFiles(chosen);
        }}
      />
      {file !== undefined && !isWrong && (
        <Button
          variant="filled"
          icon="upload"
          fullWidth
          isBusy={isAsking}
          onPress={() => void sender.send(target, file, resumed).catch(note)}
        >
          {t(`recording.film.${action}`)}
        </Button>
      )}
    </>
  );
}

/** Leaving the page would end the upload, so the browser asks for confirmation. */
function useAskBeforeLeaving(isBusy: boolean): void {
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBusy]);
}

export interface FilmPanelProps {
  readonly target: FilmTarget;
  /** Why recording failed; null = it was stopped on purpose. */
  readonly problem: string | null;
}

/** Uploads a film to replace a missing recording: after an emergency stop, or when recording failed. */
export function FilmPanel({ target, problem }: FilmPanelProps) {
  const sender = senderOf(target.weddingId);
  const run = useSyncExternalStore(sender.subscribe, sender.getRun);
  const { data: uploads = [], isFetching } = useUploads(target.weddingId, run.revision);
  const { upload, isChecking } = run;
  const isBusy = isChecking || upload.uploading || upload.linking;
  useAskBeforeLeaving(upload.uploading);
  const left = uploads.filter(one => run.file === undefined || startedWith(run.file, [one]) === undefined);
  return (
    <Card title={t('recording.film')} tone="accent">
      <div className={panel.panel}>
        <p className={panel.text}>{t(problem === null ? 'recording.film.text' : 'recording.film.broken')}</p>
        {problem !== null && problem !== '' && (
          <p className={panel.text}>{t('recording.film.reason', { reason: problem })}</p>
        )}
        {isBusy && <FilmProgress run={run} onStop={() => sender.stop()} />}
        {!isBusy && left.map(one => <Leftover key={one.uploadId} upload={one} sender={sender} target={target} />)}
        {!isBusy && <Choice run={run} uploads={uploads} isAsking={isFetching} sender={sender} target={target} />}
      </div>
    </Card>
  );
}
