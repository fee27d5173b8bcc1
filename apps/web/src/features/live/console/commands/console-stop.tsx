import { Button } from '@kotohogi/ui/button';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { TextArea } from '@kotohogi/ui/text-area';
import { useState } from 'react';
import { ApiError } from '../../../../shell/api/api-error.ts';
import { failureText } from '../../../../shell/api/use-failure-notice.ts';
import { coupleFullText } from '../../../wedding/index.ts';
import { t } from '../../console-t.ts';
import { useEmergencyStop } from '../api.ts';
import type { ConsoleFacts } from '../console-facts.ts';
import { realState, useNotifyRefusal } from './console-refusal.ts';
import styles from './console-stop.module.css';
import { isGivenReason, MAX_REASON } from './console-stop-reason.ts';

/**
 * The error text of a failure that leaves something to stop, shown in the dialog so that the entered reason is kept
 * (docs/product/error-page.md#a-refused-save).
 */
function dialogError(error: unknown): string | undefined {
  return error instanceof ApiError && realState(error) === undefined ? failureText(error, 'form') : undefined;
}

interface StopDialogProps extends Pick<ConsoleFacts, 'detail' | 'live'> {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for the reason before stopping everything. The initial focus is on キャンセル. */
function StopDialog({ detail, live, isOpen, onClose }: StopDialogProps) {
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useEmergencyStop(detail.id);
  const notify = useNotifyRefusal();
  const names = { couple: coupleFullText(detail.couple), hall: detail.hallName };
  const stop = () =>
    mutate(reason, {
      onSuccess: onClose,
      onError: failure => {
        if (dialogError(failure) !== undefined) return;
        onClose();
        notify(failure);
      },
    });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      tone="danger"
      title={t('console.stop.ask', names)}
      confirmLabel={t('console.stop.confirm')}
      isBusy={isPending}
      errorMessage={dialogError(error)}
      isConfirmDisabled={!isGivenReason(reason)}
      onConfirm={stop}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <p>{t(live.publishedAt === null ? 'console.stop.text.before' : 'console.stop.text')}</p>
        <div className={styles.reason}>
          <TextArea
            label={t('console.stop.reason')}
            hint={t('console.stop.reason.hint')}
            isRequired
            counter={{ max: MAX_REASON }}
            value={reason}
            onChange={setReason}
          />
        </div>
      </div>
    </ConfirmDialog>
  );
}

/** The emergency stop button; its dialog is empty each time it opens. */
export function StopButton({ detail, live }: Pick<ConsoleFacts, 'detail' | 'live'>) {
  const [asked, setAsked] = useState({ times: 0, isOpen: false });
  if (!live.commands.includes('emergencyStop')) return null;
  return (
    <>
      <Button
        variant="danger"
        icon="octagon-x"
        onPress={() => setAsked(({ times }) => ({ times: times + 1, isOpen: true }))}
      >
        {t('console.stop.button')}
      </Button>
      <StopDialog
        key={asked.times}
        detail={detail}
        live={live}
        isOpen={asked.isOpen}
        onClose={() => setAsked(({ times }) => ({ times, isOpen: false }))}
      />
    </>
  );
}
