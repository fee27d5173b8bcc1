import type { Photo } from '@kotohogi/contract/rules/photo';
import { MAX_PHOTO_SIZE_BYTES } from '@kotohogi/domain/invitation/photo';
import { Button } from '@kotohogi/ui/button';
import { ImageUploader } from '@kotohogi/ui/image-uploader';
import { useEffect, useId, useRef, useState } from 'react';
import { ApiError, statusError } from '../../../shell/api/api-error.ts';
import { useUploadPhoto } from '../api.ts';
import type { CardPart } from '../page/card-facts.ts';
import { t } from '../t.ts';
import styles from './fields.module.css';
import { CHOOSABLE_TYPES, toUploadable } from './upload-file.ts';
import type { Editor } from './use-editor.ts';
import type { PhotoOutcome } from './use-pending-photos.ts';

/** The maximum upload size: the server keeps 2,000 px, and uploads from a phone should be quick. */
const MAX_SENT_PX = 2400;
const UNREADABLE = 415;

export interface PhotoSlotProps {
  readonly editor: Editor;
  /** The part of the card that contains the photo. */
  readonly part: CardPart;
  /** The field of the contract, for what a rule or the server says about it. */
  readonly path: string;
  readonly label: string;
  readonly hint?: string;
  readonly value: Photo | null;
  readonly onChange: (photo: Photo | null) => void;
  readonly aspectRatio?: string;
}

/** Why a photo could not be uploaded, and whether a retry may help. */
interface Failed {
  readonly file: File;
  readonly text: string;
  readonly mayHelp: boolean;
}

function readFailure(file: File, error: unknown): Failed {
  const failure = error instanceof ApiError ? error : statusError(UNREADABLE, error);
  return { file, text: failure.userMessage, mayHelp: failure.status === 408 || failure.status >= 429 };
}

/**
 * Uploads the photo chosen for a slot; saving waits for it. `round` increments when the frame must show its previous
 * photo again.
 */
function useSending({ editor, part, onChange }: Pick<PhotoSlotProps, 'editor' | 'part' | 'onChange'>) {
  const { weddingId, photos } = editor;
  const place = useId();
  const upload = useUploadPhoto(weddingId);
  const [failed, setFailed] = useState<Failed>();
  const [round, setRound] = useState(0);
  const isHere = useRef(true);
  const sending = useRef<Promise<PhotoOutcome>>(undefined);
  const release = useRef(photos.release);
  useEffect(() => {
    isHere.current = true;
    const { current: leave } = release;
    return () => {
      isHere.current = false;
      leave(place);
    };
  }, [place]);
  const send = async (file: File): Promise<PhotoOutcome> => {
    setFailed(undefined);
    try {
      const photo = await upload.mutateAsync(await toUploadable(file));
      // If the slot was reset in the meantime, the photo is not used.
      if (isHere.current) onChange(photo);
      return 'come';
    } catch (error) {
      const failure = readFailure(file, error);
      setFailed(failure);
      if (failure.mayHelp) return 'unsent';
      // A permanently refused photo must not stay in the frame, so the previous one is restored.
      setRound(now => now + 1);
      return 'refused';
    }
  };
  return {
    ...{ failed, round, isSending: upload.isPending },
    again: (file: File) => photos.hold(place, part, send(file)),
    /** A file is being decoded; it is uploaded once it is ready. */
    read: (reading: Promise<void>) => {
      sending.current = undefined;
      photos.hold(
        place,
        part,
        reading.then(() => sending.current ?? 'refused'),
      );
    },
    choose: (file: File | null) => {
      setFailed(undefined);
      if (file !== null) sending.current = send(file);
      else {
        photos.release(place);
        onChange(null);
      }
    },
  };
}

/** A photo slot: uploads a photo as soon as it is chosen; it becomes part of the card when saved. */
export function PhotoSlot({ editor, part, path, label, hint, value, onChange, aspectRatio }: PhotoSlotProps) {
  const { failed, round, isSending, again, read, choose } = useSending({ editor, part, onChange });
  return (
    <div className={styles.slot}>
      <ImageUploader
        key={round}
        label={label}
        hint={hint}
        showOptional
        types={CHOOSABLE_TYPES}
        typesHint={t('invitation.photos.types')}
        maxSizeBytes={MAX_PHOTO_SIZE_BYTES}
        maxWidth={MAX_SENT_PX}
        maxHeight={MAX_SENT_PX}
        initialUrl={value?.img.src}
        aspectRatio={aspectRatio ?? '4 / 3'}
        errorMessage={failed?.text ?? editor.errorOf(path)}
        isDisabled={isSending}
        notice={isSending ? t('invitation.photos.sending') : undefined}
        onReading={read}
        onChange={choose}
      />
      {failed?.mayHelp && (
        <Button icon="refresh-cw" onPress={() => again(failed.file)}>
          {t('invitation.photos.again')}
        </Button>
      )}
    </div>
  );
}
