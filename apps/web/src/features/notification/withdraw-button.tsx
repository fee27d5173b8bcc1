import type { NoticeRow } from '@kotohogi/contract/notification';
import type { NoticeMethod } from '@kotohogi/domain/notification/types';
import { Button } from '@kotohogi/ui/button';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useState } from 'react';
import { ApiError } from '../../shell/api/api-error.ts';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { useWithdrawNotice } from './api.ts';
import { t } from './t.ts';

export interface WithdrawButtonProps {
  readonly weddingId: number;
  readonly notice: NoticeRow;
  readonly method: NoticeMethod;
}

/**
 * Withdraws a notice from one channel, after a confirmation. If somebody else has withdrawn it already, it simply
 * disappears.
 */
export function WithdrawButton({ weddingId, notice, method }: WithdrawButtonProps) {
  const { mutate, isPending } = useWithdrawNotice(weddingId);
  const [isAsking, setAsking] = useState(false);
  const show = useSnackbar();
  const notify = useFailureNotice();
  const withdraw = (): void =>
    mutate(
      { id: notice.id, method },
      {
        onSuccess: () => show({ tone: 'ok', text: t(`notice.withdrawn.${method}`) }),
        onError: error => {
          if (error instanceof ApiError && error.code === 'notification_unknown') show({ text: error.userMessage });
          else notify(error, withdraw);
        },
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-label={t(`notice.withdraw.${method}.of`, { title: notice.title })}
        onPress={() => setAsking(true)}
      >
        {t(`notice.withdraw.${method}`)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        tone="danger"
        title={t(`notice.withdraw.${method}.ask`, { title: notice.title })}
        confirmLabel={t(`notice.withdraw.${method}`)}
        isBusy={isPending}
        onConfirm={withdraw}
        onCancel={() => setAsking(false)}
      >
        {t(`notice.withdraw.${method}.text`)}
      </ConfirmDialog>
    </>
  );
}
