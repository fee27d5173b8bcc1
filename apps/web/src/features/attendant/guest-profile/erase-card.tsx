import { Button } from '@kotohogi/ui/button';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import { ApiError } from '../../../shell/api/api-error.ts';
import { useErase } from '../api.self.ts';
import { useAttendance } from '../attendance-context.ts';
import { eraseDraft } from '../reply/reply-draft.ts';
import styles from './profile-page.module.css';
import { t } from './t.ts';

/** Erases the guest's data after a dialog that says what is deleted and what is kept. */
export function EraseCard({ name }: { readonly name: string }) {
  const { weddingKey } = useAttendance();
  const [isAsking, setAsking] = useState(false);
  const erase = useErase(weddingKey);
  const show = useSnackbar();
  const confirm = () => {
    erase.mutateAsync().then(
      () => {
        // The page is on the login by now, and the draft belongs to no guest.
        eraseDraft(weddingKey);
        show({ tone: 'ok', text: t('erase.done') });
      },
      () => undefined, // why: the dialog shows the error of the call
    );
  };
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t('erase.text')}</p>
      <div>
        <Button variant="danger" icon="eraser" onPress={() => setAsking(true)}>
          {t('erase.open')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('erase.ask', { name })}
        confirmLabel={t('erase.confirm')}
        tone="danger"
        isBusy={erase.isPending}
        errorMessage={erase.error instanceof ApiError ? erase.error.userMessage : undefined}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        <p>{t('erase.what')}</p>
        <p>{t('erase.money')}</p>
      </ConfirmDialog>
    </div>
  );
}
