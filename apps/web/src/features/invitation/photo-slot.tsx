import type { Photo } from '@kotohogi/contract/rules/photo';
import { MAX_PHOTO_SIZE_BYTES } from '@kotohogi/domain/invitation/photo';
import { Button } from '@kotohogi/ui/button';
import { ImageUploader } from '@kotohogi/ui/image-uploader';
import { useState } from 'react';
import { ApiError, statusError } from '../../shell/api/api-error.ts';
import { useUploadPhoto } from './api.ts';
import styles from './fields.module.css';
import { say } from './say.ts';
import { CHOOSABLE_TYPES, toUploadable } from './upload-file.ts';

/** What is sent at most: the server keeps 2,000 px, and a phone's upload should not take minutes. */
const MAX_SENT_PX = 2400;
const UNREADABLE = 415;

export interface PhotoSlotProps {
  readonly weddingId: number;
  readonly label: string;
  readonly hint?: string;
  readonly value: Photo | null;
  readonly onChange: (photo: Photo | null) => void;
  readonly aspectRatio?: string;
}

/** One picture: it is uploaded as soon as it is chosen, and belongs to its place once that is saved. */
export function PhotoSlot({ weddingId, label, hint, value, onChange, aspectRatio }: PhotoSlotProps) {
  const upload = useUploadPhoto(weddingId);
  const [failed, setFailed] = useState<{ readonly file: File; readonly text: string; readonly mayHelp: boolean }>();
  const send = async (file: File) => {
    setFailed(undefined);
    try {
      onChange(await upload.mutateAsync(await toUploadable(file)));
    } catch (error) {
      const failure = error instanceof ApiError ? error : statusError(UNREADABLE, error);
      setFailed({ file, text: failure.userMessage, mayHelp: failure.status === 408 || failure.status >= 429 });
    }
  };
  const choose = (file: File | null) => {
    setFailed(undefined);
    if (file === null) onChange(null);
    else void send(file);
  };
  return (
    <div className={styles.slot}>
      <ImageUploader
        label={label}
        hint={hint}
        showOptional
        types={CHOOSABLE_TYPES}
        typesHint={say('invitation.photos.types')}
        maxSizeBytes={MAX_PHOTO_SIZE_BYTES}
        maxWidth={MAX_SENT_PX}
        maxHeight={MAX_SENT_PX}
        initialUrl={value?.src}
        aspectRatio={aspectRatio ?? '4 / 3'}
        errorMessage={failed?.text}
        isDisabled={upload.isPending}
        notice={upload.isPending ? say('invitation.photos.sending') : undefined}
        onChange={choose}
      />
      {failed?.mayHelp && (
        <Button icon="refresh-cw" onPress={() => void send(failed.file)}>
          {say('invitation.photos.again')}
        </Button>
      )}
    </div>
  );
}
