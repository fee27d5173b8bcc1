import type { OwnAnswer } from '@kotohogi/contract/attendant-self';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { useState } from 'react';
import { ApiError } from '../../../shell/api/api-error.ts';
import { usePutIdPhoto } from '../api.self.ts';
import { useAttendance } from '../attendance-context.ts';
import { IdPhotoField } from './id-photo-field.tsx';
import { wholePicture } from './picture-file.ts';
import styles from './profile-page.module.css';
import { t } from './t.ts';

/** Whether the couple has an ID photo of the guest; it can be sent and withdrawn. */
export function IdPhotoCard({ own }: { readonly own: OwnAnswer }) {
  const { weddingKey } = useAttendance();
  const put = usePutIdPhoto(weddingKey);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState<'sent' | 'removed'>();
  const send = (file: File | null) => {
    setFailure(undefined);
    setDone(undefined);
    const ready = file === null ? Promise.resolve(null) : wholePicture(file);
    ready
      .then(blob => put.mutateAsync(blob))
      .then(
        () => setDone(file === null ? 'removed' : 'sent'),
        (error: unknown) => setFailure(error instanceof ApiError ? error.userMessage : t('profile.avatar.failed')),
      );
  };
  return (
    <div className={styles.form}>
      <p className={styles.text}>{t(own.hasIdPhoto ? 'profile.idPhoto.there' : 'profile.idPhoto.none')}</p>
      <IdPhotoField onChange={send} errorMessage={failure} isBusy={put.isPending} />
      <Alert tone="ok" isLive isShown={done !== undefined}>
        {done !== undefined && t(`profile.idPhoto.${done}`)}
      </Alert>
      {own.hasIdPhoto && (
        <div>
          <Button icon="trash-2" isBusy={put.isPending} onPress={() => send(null)}>
            {t('profile.idPhoto.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
