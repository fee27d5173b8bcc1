import { congratulation } from '@kotohogi/contract/schemas/congratulation';
import { MAX_CONGRATULATION } from '@kotohogi/domain/congratulation/types';
import { lengthOf } from '@kotohogi/domain/kernel/text';
import { Button } from '@kotohogi/ui/button';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { TextArea } from '@kotohogi/ui/text-area';
import { useEffect, useRef } from 'react';
import { useContractForm, useTextField } from '../../shell/form/contract-form.ts';
import { readStoredText, storeText } from '../../shell/form/storage.ts';
import { useSubmit } from '../../shell/form/use-submit.ts';
import { useAttendance } from '../attendant/index.ts';
import { useSendMessage } from './api.ts';
import styles from './composer.module.css';
import { t } from './t.ts';

interface ComposerProps {
  /** How many messages the guest may still send. */
  readonly left: number;
  /** The guest has no leaf yet; the first message adds it. */
  readonly isFirst: boolean;
}

/** Writes to the couple; after a refusal the text remains in the field. */
export function Composer({ left, isFirst }: ComposerProps) {
  const { weddingKey, me } = useAttendance();
  const kept = `words-${weddingKey}-${me?.id ?? 0}`;
  const form = useContractForm<{ message: string }>({
    schema: congratulation.send.body,
    defaultValues: { message: readStoredText(kept, '') ?? '' },
  });
  const send = useSendMessage(weddingKey);
  const show = useSnackbar();
  const place = useRef<HTMLFormElement>(null);
  const submit = useSubmit(form, async ({ message }) => {
    if (send.isPending) return;
    await send.mutateAsync(message);
    // If no messages are left, the focused button is disabled, so focus moves to the field.
    if (place.current?.contains(document.activeElement)) place.current.focus({ preventScroll: true });
    form.reset({ message: '' });
    show({ tone: 'ok', text: t(isFirst ? 'message.sent.leaf' : 'message.sent') });
  });
  const field = useTextField(form, 'message');
  const { value } = field;
  useEffect(() => storeText(kept, { saved: '', text: value }), [kept, value]);
  const length = lengthOf(value.trim());
  const isTooLong = length > MAX_CONGRATULATION;
  if (left === 0 && length === 0) return <p className={styles.note}>{t('message.none')}</p>;
  return (
    <form ref={place} tabIndex={-1} className={styles.composer} onSubmit={submit} noValidate>
      <TextArea
        {...field}
        id="message"
        label={t('message.label')}
        counter={{ max: MAX_CONGRATULATION }}
        errorMessage={isTooLong ? t('message.tooLong') : length === 0 ? undefined : field.errorMessage}
        rows={2}
      />
      <div className={styles.actions}>
        <span className={styles.left}>{t('message.left', { left })}</span>
        <Button
          type="submit"
          variant={length > 0 ? 'filled' : 'outlined'}
          icon="send"
          isDisabled={length === 0 || isTooLong}
          isBusy={send.isPending}
          busyLabel={t('message.busy')}
        >
          {t(isFirst ? 'message.send' : 'message.send.more')}
        </Button>
      </div>
    </form>
  );
}
