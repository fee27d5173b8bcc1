import type { CongratulationRow } from '@kotohogi/contract/congratulation';
import { MAX_THANKS } from '@kotohogi/domain/congratulation/types';
import { lengthOf } from '@kotohogi/domain/kernel/text';
import { Alert } from '@kotohogi/ui/alert';
import { Button } from '@kotohogi/ui/button';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { TextArea } from '@kotohogi/ui/text-area';
import { useRef, useState } from 'react';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { LeaveGuard } from '../../shell/form/leave-guard.tsx';
import { store } from '../../shell/form/storage.ts';
import { useStoredText } from '../../shell/form/stored-text.ts';
import { dateTimeText } from '../../shell/formats.ts';
import { textsOf } from '../../shell/i18n/text.ts';
import { useThank } from './api.host.ts';
import type { ja } from './messages.ja.ts';
import styles from './messages-page.module.css';

const t = textsOf<typeof ja>();

interface ThanksProps {
  readonly weddingId: number;
  readonly message: CongratulationRow;
}

const keptName = (weddingId: number, attendantId: number) => `thanks-${weddingId}-${attendantId}`;

function Editor({ weddingId, message, onClose }: ThanksProps & { readonly onClose: () => void }) {
  const { attendantId, name, isReachable, thanks } = message;
  const kept = keptName(weddingId, attendantId);
  const { text, setText, isOvertaken } = useStoredText(kept, thanks?.message ?? '');
  const [isAsking, setAsking] = useState(false);
  const thank = useThank(weddingId, attendantId);
  const show = useSnackbar();
  const publish = useFailureNotice('form');
  const length = lengthOf(text.trim());
  const isFit = length > 0 && length <= MAX_THANKS;
  // The second of two quick clicks would be refused and hide the success of the first.
  const isSaving = useRef(false);
  const save = (send: boolean) => {
    if (isSaving.current) return;
    isSaving.current = true;
    thank.mutate(
      { message: text, send },
      {
        onSuccess: () => {
          store(kept, undefined);
          onClose();
          show({ tone: 'ok', text: send ? t('messageList.thanks.sent', { name }) : t('messageList.thanks.kept') });
        },
        onError: error => publish(error, () => save(send)),
        onSettled: () => {
          isSaving.current = false;
          setAsking(false);
        },
      },
    );
  };
  return (
    <div className={styles.thanks}>
      <LeaveGuard isDirty={text.trim() !== (thanks?.message ?? '')} isKept />
      {isOvertaken && (
        <Alert tone="warn" title={t('messageList.thanks.newer')} isLive>
          {thanks?.message}
        </Alert>
      )}
      <TextArea
        label={t('messageList.thanks.label', { name })}
        hint={t('messageList.thanks.hint')}
        notice={isReachable ? undefined : t('messageList.thanks.unreachable')}
        rows={3}
        isReading
        counter={{ max: MAX_THANKS }}
        value={text}
        onChange={setText}
      />
      <div className={styles.actions}>
        <Button variant="quiet" onPress={onClose}>
          {t('messageList.thanks.close')}
        </Button>
        <Button
          isDisabled={!isFit}
          isBusy={thank.isPending && !isAsking}
          busyLabel={t('messageList.thanks.busy')}
          onPress={() => save(false)}
        >
          {t('messageList.thanks.keep')}
        </Button>
        <Button variant="filled" icon="send" isDisabled={!isFit || !isReachable} onPress={() => setAsking(true)}>
          {t('messageList.thanks.send')}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('messageList.thanks.ask', { name })}
        confirmLabel={t('messageList.thanks.send')}
        isBusy={thank.isPending}
        onConfirm={() => save(true)}
        onCancel={() => setAsking(false)}
      >
        {t('messageList.thanks.ask.text')}
      </ConfirmDialog>
    </div>
  );
}

/** The couple's thanks to a guest: sent, a draft, or not written yet. */
export function Thanks({ weddingId, message }: ThanksProps) {
  const [isOpen, setOpen] = useState(false);
  const { thanks } = message;
  if (thanks?.sentAt) {
    return (
      <div className={styles.sent}>
        <p className={styles.answer}>{thanks.message}</p>
        <p className={styles.time}>{t('messageList.thanks.done', { date: dateTimeText(thanks.sentAt) })}</p>
      </div>
    );
  }
  if (isOpen) return <Editor weddingId={weddingId} message={message} onClose={() => setOpen(false)} />;
  return (
    <div className={styles.sent}>
      {thanks !== null && (
        <p className={styles.answer}>
          <span className={styles.time}>{t('messageList.thanks.draft')}</span> {thanks.message}
        </p>
      )}
      <div>
        <Button variant="quiet" icon="pencil" onPress={() => setOpen(true)}>
          {t(thanks === null ? 'messageList.thanks' : 'messageList.thanks.continue')}
        </Button>
      </div>
    </div>
  );
}
