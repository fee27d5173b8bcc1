import { isZenginStatement } from '@kotohogi/domain/bank-line/read';
import { Alert } from '@kotohogi/ui/alert';
import { Dialog } from '@kotohogi/ui/dialog';
import { FileDropZone } from '@kotohogi/ui/file-drop-zone';
import { useState } from 'react';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { decodeBankFile } from '../../shell/files/decode-bank-file.ts';
import styles from '../../shell/form/dialog.module.css';
import { useImportStatement } from './api.ts';
import { t } from './t.ts';

const MAX_SIZE_BYTES = 1_048_576;

/** Imports a statement and says what was added. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const send = useImportStatement();
  const notify = useFailureNotice();
  const result = send.data;
  const read = async (chosen: readonly File[]) => {
    setFiles(chosen);
    send.reset();
    const [file] = chosen;
    if (file === undefined) return;
    const text = decodeBankFile(await file.arrayBuffer(), isZenginStatement);
    const retry = () => send.mutate(text, { onError: error => notify(error, retry) });
    retry();
  };
  return (
    <Dialog isOpen onClose={onClose} isBusy={send.isPending} title={t('bankLine.import')} size="small">
      <div className={styles.form}>
        <p className={styles.text}>{t('bankLine.import.effect')}</p>
        <FileDropZone
          label={t('bankLine.import.file')}
          typesHint={t('bankLine.import.types')}
          maxFiles={1}
          maxSizeBytes={MAX_SIZE_BYTES}
          size="compact"
          value={files}
          onChange={chosen => void read(chosen)}
          isDisabled={send.isPending}
        />
        {result?.isReadable === true && (
          <Alert tone="ok" title={t('bankLine.imported')} isLive>
            {t('bankLine.imported.counts', { added: result.added, known: result.known })}
          </Alert>
        )}
        {result?.isReadable === false && (
          <Alert tone="bad" title={t('bankLine.unreadable')} isLive>
            {t(`bankLine.unreadable.${result.problem}`, { line: result.line })}
          </Alert>
        )}
      </div>
    </Dialog>
  );
}
