import type { RecordingBoard } from '@kotohogi/contract/recording';
import {
  CAPTION_LANGUAGES,
  CAPTION_TYPES,
  type CaptionLanguage,
  MAX_CAPTION_SIZE_BYTES,
} from '@kotohogi/domain/recording/caption';
import { Card } from '@kotohogi/ui/card';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { FileDropZone } from '@kotohogi/ui/file-drop-zone';
import { IconButton } from '@kotohogi/ui/icon-button';
import { ProgressBar } from '@kotohogi/ui/progress-bar';
import { SegmentedControl } from '@kotohogi/ui/segmented-control';
import { useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { reactionTo } from '../../shell/api/reaction.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { usePutCaption, useRemoveCaption } from './api.ts';
import styles from './caption-panel.module.css';
import { placeText } from './chapter-time.ts';
import panel from './panel.module.css';
import { t } from './t.ts';

type Caption = RecordingBoard['captions'][number];
const NONE: readonly File[] = [];

/** Errors about the file itself are shown next to it; all others as usual. */
function fileErrorText(error: unknown): string | undefined {
  return error instanceof ApiError && (reactionTo(error.status) === 'fields' || error.status === 413)
    ? error.userMessage
    : undefined;
}

interface RowProps {
  readonly weddingId: number;
  readonly caption: Caption;
  readonly mayWrite: boolean;
}

/** The uploaded captions of a language. */
function CaptionRow({ weddingId, caption, mayWrite }: RowProps) {
  const { language, fileName, cueCount, endMs } = caption;
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useRemoveCaption(weddingId);
  const notifyFailure = useFailureNotice();
  return (
    <li className={styles.row}>
      <span className={styles.language}>{t(`recording.caption.${language}`)}</span>
      <span className={styles.what}>
        <span className={styles.name}>{fileName}</span>
        <span className={styles.about}>
          {t('recording.caption.about', { count: cueCount, time: placeText(endMs) })}
        </span>
      </span>
      {mayWrite && (
        <IconButton
          icon="trash-2"
          label={t('recording.caption.delete', { name: fileName })}
          onPress={() => setAsking(true)}
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t('recording.caption.ask', { name: fileName })}
        confirmLabel={t('recording.caption.confirm')}
        isBusy={isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() =>
          mutate(language, {
            onError: error => void notifyFailure(error),
            onSettled: () => setAsking(false),
          })
        }
      />
    </li>
  );
}

/** The file input; a chosen file is uploaded at once. */
function CaptionChoice({ weddingId, captions }: { readonly weddingId: number; readonly captions: readonly Caption[] }) {
  const missing = CAPTION_LANGUAGES.find(one => captions.every(({ language }) => language !== one));
  const [language, setLanguage] = useState<CaptionLanguage>(missing ?? 'ja');
  const { mutate, isPending, error, reset, variables, isSuccess } = usePutCaption(weddingId);
  const notifyFailure = useFailureNotice();
  const isThere = captions.some(caption => caption.language === language);
  const send = (file: File | undefined) => {
    if (file === undefined) return;
    const report = (failure: unknown) => {
      if (fileErrorText(failure) === undefined) notifyFailure(failure, () => send(file));
    };
    mutate({ language, file }, { onError: report });
  };
  const errorText = fileErrorText(error);
  return (
    <div className={styles.choice}>
      <SegmentedControl
        label={t('recording.caption.language')}
        fullWidth
        segments={CAPTION_LANGUAGES.map(value => ({ value, label: t(`recording.caption.${value}`) }))}
        value={language}
        onChange={next => {
          setLanguage(next);
          reset();
        }}
      />
      {isPending ? (
        <ProgressBar label={t('recording.caption.sending', { name: variables.file.name })} percent={null} />
      ) : (
        <FileDropZone
          label={t('recording.caption.file', { language: t(`recording.caption.${language}`) })}
          hint={isThere ? t('recording.caption.replaces') : undefined}
          errorMessage={errorText === undefined ? undefined : `${variables?.file.name ?? ''}：${errorText}`}
          size="compact"
          types={CAPTION_TYPES}
          typesHint={t('recording.caption.types')}
          maxSizeBytes={MAX_CAPTION_SIZE_BYTES}
          maxFiles={1}
          value={NONE}
          onChange={([file]) => send(file)}
        />
      )}
      <p role="status" className={styles.about}>
        {isSuccess && t('recording.caption.done', { language: t(`recording.caption.${variables.language}`) })}
      </p>
    </div>
  );
}

export interface CaptionPanelProps {
  readonly weddingId: number;
  readonly captions: readonly Caption[];
  readonly mayWrite: boolean;
}

/**
 * Captions for guests who cannot hear or do not understand the language: one file per language; upload, replace,
 * remove.
 */
export function CaptionPanel({ weddingId, captions, mayWrite }: CaptionPanelProps) {
  if (!mayWrite && captions.length === 0) return null;
  return (
    <Card title={t('recording.caption')}>
      <div className={panel.panel}>
        {mayWrite && <p className={panel.text}>{t('recording.caption.text')}</p>}
        {captions.length > 0 && (
          <ul className={styles.rows} aria-label={t('recording.caption.list')}>
            {captions.map(caption => (
              <CaptionRow key={caption.language} weddingId={weddingId} caption={caption} mayWrite={mayWrite} />
            ))}
          </ul>
        )}
        {mayWrite && <CaptionChoice weddingId={weddingId} captions={captions} />}
      </div>
    </Card>
  );
}
