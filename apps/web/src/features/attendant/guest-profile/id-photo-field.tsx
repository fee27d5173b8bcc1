import { ImageUploader } from '@kotohogi/ui/image-uploader';
import { CHOOSABLE_TYPES, MAX_PICTURE_SIZE_BYTES } from './picture-file.ts';
import { t } from './t.ts';

export interface IdPhotoFieldProps {
  readonly onChange: (file: File | null) => void;
  readonly errorMessage?: string | undefined;
  readonly isBusy?: boolean | undefined;
}

/** An ID photo, visible only to the couple and the venue. */
export function IdPhotoField({ onChange, errorMessage, isBusy = false }: IdPhotoFieldProps) {
  return (
    <ImageUploader
      label={t('idPhoto.label')}
      hint={t('idPhoto.hint')}
      typesHint={t('idPhoto.types')}
      showOptional
      types={CHOOSABLE_TYPES}
      maxSizeBytes={MAX_PICTURE_SIZE_BYTES}
      aspectRatio="3 / 4"
      errorMessage={errorMessage}
      isDisabled={isBusy}
      onChange={onChange}
    />
  );
}
