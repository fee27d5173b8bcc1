import type { OwnAnswer } from '@kotohogi/contract/attendant-self';
import type { Crop } from '@kotohogi/domain/attendant/picture';
import { ImageUploader } from '@kotohogi/ui/image-uploader';
import { useState } from 'react';
import { ApiError } from '../../../shell/api/api-error.ts';
import { usePutAvatar } from '../api.self.ts';
import { useAttendance } from '../attendance-context.ts';
import { CropDialog } from './crop-dialog.tsx';
import { CHOOSABLE_TYPES, cutPicture, MAX_PICTURE_SIZE_BYTES, readPicture } from './picture-file.ts';
import { t } from './t.ts';

/** The profile picture shown to the audience: choose, crop to a square, replace, remove. */
export function AvatarField({ own }: { readonly own: OwnAnswer }) {
  const { weddingKey } = useAttendance();
  const put = usePutAvatar(weddingKey);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [failure, setFailure] = useState<string>();
  /** A new key remounts the uploader with the stored picture. */
  const [round, setRound] = useState(0);
  const report = (error: unknown) =>
    setFailure(error instanceof ApiError ? error.userMessage : t('profile.avatar.failed'));
  const close = () => {
    picture?.close();
    setPicture(undefined);
    setRound(before => before + 1);
  };
  const choose = (file: File | null) => {
    setFailure(undefined);
    if (file === null) put.mutate(null, { onError: report });
    else readPicture(file).then(setPicture, report);
  };
  const cut = (crop: Crop) => {
    if (picture === undefined) return;
    cutPicture(picture, crop)
      .then(square => put.mutateAsync(square))
      .catch(report)
      .finally(close);
  };
  return (
    <>
      <ImageUploader
        key={`${round}${own.avatarUrl}`}
        label={t('profile.avatar')}
        hint={t('profile.avatar.hint')}
        showOptional
        types={CHOOSABLE_TYPES}
        maxSizeBytes={MAX_PICTURE_SIZE_BYTES}
        initialUrl={own.avatarUrl === '' ? undefined : own.avatarUrl}
        aspectRatio="1 / 1"
        errorMessage={failure}
        isDisabled={put.isPending}
        notice={put.isPending ? t('profile.saving') : undefined}
        onChange={choose}
      />
      {picture !== undefined && <CropDialog picture={picture} isBusy={put.isPending} onCut={cut} onClose={close} />}
    </>
  );
}
