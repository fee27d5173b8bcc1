import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { ErrorSummary } from '@kotohogi/ui/error-summary';
import { LinkButton } from '@kotohogi/ui/link-button';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { type FormEvent, useState } from 'react';
import { paths } from '../../../shell/router/paths.ts';
import { usePutIdPhoto } from '../api.self.ts';
import { useAttendance } from '../attendance-context.ts';
import { IdPhotoField } from '../guest-profile/id-photo-field.tsx';
import { wholePicture } from '../guest-profile/picture-file.ts';
import { t as tMore } from '../guest-profile/t.ts';
import { t } from '../t.ts';
import { AnswerField, PersonFields, RelationField, useReplyFields } from './reply-fields.tsx';
import styles from './reply-form.module.css';
import { problemsOf } from './reply-problems.ts';
import type { ReplyBody } from './reply-values.ts';
import { useReply } from './use-reply.ts';

function JoinedAlert({ loginHref }: { readonly loginHref: string }) {
  return (
    <Alert
      tone="warn"
      isLive
      title={t('reply.joined')}
      action={
        <LinkButton href={loginHref} size="small" icon="log-in">
          {t('reply.joined.login')}
        </LinkButton>
      }
    >
      {t('reply.joined.text')}
    </Alert>
  );
}

/**
 * Uploads the chosen photo once the guest is signed in. If the upload fails, the reply still counts and a message says
 * so. No photo is sent with an absence, even if one was chosen before (docs/product/reply.md#form).
 */
function usePhotoSending(weddingKey: string, photo: File | null): (answer: ReplyBody['answer']) => Promise<void> {
  const { mutateAsync } = usePutIdPhoto(weddingKey);
  const show = useSnackbar();
  return async answer => {
    if (photo === null || answer === 'absence') return;
    try {
      await mutateAsync(await wholePicture(photo));
    } catch {
      // why: whatever the cause, the guest's next step is the same
      show({ tone: 'bad', text: tMore('idPhoto.failed') });
    }
  };
}

export interface ReplyFormProps {
  /** Opens the next page, once the reply was delivered. */
  readonly onSent: (answer: ReplyBody['answer']) => Promise<void>;
}

/**
 * The reply to an invitation. Typed values stay on the device until the reply is delivered; resending never duplicates
 * it.
 */
export function ReplyForm({ onSent }: ReplyFormProps) {
  const detail = useAttendance();
  const { weddingKey, companyAccountId, companyLinks, replyForm } = detail;
  const isOnlyLooking = detail.viewer === 'manager' || detail.isPreview;
  const [photo, setPhoto] = useState<File | null>(null);
  const sendPhoto = usePhotoSending(weddingKey, photo);
  const { form, submit, isBusy, isJoined, hasDraft, clear } = useReply(weddingKey, {
    isLiveOpen: detail.reply.isLiveOpen,
    onSent,
    afterSent: sendPhoto,
  });
  const fields = useReplyFields(form);
  // A new key remounts the uploader without a photo.
  const [round, setRound] = useState(0);
  const clearAll = () => {
    clear();
    setPhoto(null);
    setRound(round + 1);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <ErrorSummary problems={form.formState.isSubmitted ? problemsOf(fields, form.formState.errors) : []} />
      {hasDraft && !form.formState.isSubmitted && (
        <Alert
          tone="info"
          action={
            <Button variant="quiet" size="small" onPress={clearAll}>
              {t('reply.draft.clear')}
            </Button>
          }
        >
          {t('reply.draft')}
          {replyForm.asksIdPhoto && ` ${tMore('idPhoto.draft')}`}
        </Alert>
      )}
      <AnswerField field={fields.answer} times={detail} />
      <RelationField field={fields.relationShip} />
      <PersonFields weddingKey={weddingKey} form={form} fields={fields} asks={replyForm} />
      {replyForm.asksIdPhoto && (
        // Hidden, not unmounted: a guest who changes the answer back still sees the chosen photo.
        <div hidden={fields.answer.value === 'absence'}>
          <IdPhotoField key={round} onChange={setPhoto} />
        </div>
      )}
      {isJoined && <JoinedAlert loginHref={paths.guest.login(companyAccountId, weddingKey)} />}
      <div className={styles.send}>
        <Button
          type="submit"
          variant="filled"
          size="large"
          fullWidth
          isBusy={isBusy}
          busyLabel={t('reply.busy')}
          isDisabled={isOnlyLooking}
        >
          {t('reply.submit')}
        </Button>
        {isOnlyLooking && <p className={styles.consent}>{tMore('form.preview')}</p>}
        {form.formState.isDirty && !hasDraft && (
          <Button variant="quiet" icon="eraser" onPress={clearAll}>
            {t('reply.draft.clear')}
          </Button>
        )}
        {companyLinks.privacyPolicyLink !== '' && (
          <p className={styles.consent}>
            <a href={companyLinks.privacyPolicyLink} target="_blank" rel="noopener noreferrer">
              {t('reply.consent')}
            </a>
          </p>
        )}
      </div>
    </form>
  );
}
