import type { WeddingDetail } from '@kotohogi/contract/wedding';
import { RESTORE_DAYS } from '@kotohogi/domain/wedding/deletion';
import { Button } from '@kotohogi/ui/button';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiError } from '../../../shell/api/api-error.ts';
import { useFailureNotice } from '../../../shell/api/use-failure-notice.ts';
import { textsOf } from '../../../shell/i18n/text.ts';
import { staffPaths } from '../../../shell/router/staff-paths.ts';
import { useFacility } from '../../facility/index.ts';
import { useDeleteWedding, useRestoreWedding } from '../api.deletion.ts';
import { weddingText } from '../couple-name.tsx';
import type { ja } from '../messages.ja.ts';

const t = textsOf<typeof ja>();

/** Deletes the wedding after a confirmation, and goes to the list, where a message offers to undo it. */
export function DeleteWedding({ detail }: { readonly detail: WeddingDetail }) {
  const { id: facilityId, companyAccountId, accountId } = useFacility();
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { mutate: remove, isPending } = useDeleteWedding(facilityId);
  const { mutate: restore } = useRestoreWedding(facilityId);
  const show = useSnackbar();
  const notify = useFailureNotice();
  const navigate = useNavigate();
  if (!detail.abilities.includes('facility:write:wedding') || detail.status === 'cleaned') return null;
  const name = weddingText(detail);
  const undo = () =>
    restore(detail.id, {
      onSuccess: () => show({ tone: 'ok', text: t('wedding.deletion.restored', { name }) }),
      onError: error => notify(error, undo),
    });
  const confirm = () =>
    remove(detail.id, {
      onSuccess: async () => {
        await navigate({ href: staffPaths.facility.weddings(companyAccountId, accountId) });
        show({
          text: t('wedding.deletion.done', { name }),
          durationMs: 10_000,
          action: { label: t('wedding.deletion.restore'), onPress: undo },
        });
      },
      onError: error => setRefusal(error instanceof ApiError ? error.userMessage : String(error)),
    });
  const close = () => {
    setAsked(false);
    setRefusal(undefined);
  };
  return (
    <>
      <Button variant="quiet" size="small" icon="trash-2" onPress={() => setAsked(true)}>
        {t('wedding.deletion.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        tone="danger"
        title={t('wedding.deletion.ask', { name })}
        confirmLabel={t('wedding.deletion.delete')}
        isBusy={isPending}
        errorMessage={refusal}
        onConfirm={confirm}
        onCancel={close}
      >
        {t('wedding.deletion.ask.text', { days: RESTORE_DAYS })}
      </ConfirmDialog>
    </>
  );
}
