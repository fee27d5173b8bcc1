import { Button } from '@kotohogi/ui/button';
import { Dialog } from '@kotohogi/ui/dialog';
import { IconButton } from '@kotohogi/ui/icon-button';
import { useState } from 'react';
import { useSaveFile } from '../../../shell/list/use-save-file.ts';
import { fileAddress } from './api.ts';
import styles from './save-list.module.css';
import { t } from './t.ts';

/** Saves the guest list, or the list for return gifts, as a file. */
export function SaveList({ weddingId, isCompact }: { readonly weddingId: number; readonly isCompact: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const file = useSaveFile();
  const one = (kind: 'guests' | 'returns') => (
    <div className={styles.file}>
      <div>
        <p className={styles.name}>{t(`book.save.${kind}`)}</p>
        <p className={styles.about}>{t(`book.save.${kind}.about`)}</p>
      </div>
      <Button
        icon="download"
        isBusy={file.isBusy}
        busyLabel={t('book.save.busy')}
        aria-label={`${t('book.save')}: ${t(`book.save.${kind}`)}`}
        onPress={() => file.save(fileAddress[kind](weddingId))}
      >
        CSV
      </Button>
    </div>
  );
  return (
    <>
      {isCompact ? (
        <IconButton icon="download" variant="outlined" label={t('book.save')} onPress={() => setOpen(true)} />
      ) : (
        <Button icon="download" onPress={() => setOpen(true)}>
          {t('book.save')}
        </Button>
      )}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={t('book.save.title')} size="small">
        <div className={styles.files}>
          <p className={styles.about}>{t('book.save.text')}</p>
          {one('guests')}
          {one('returns')}
        </div>
      </Dialog>
    </>
  );
}
