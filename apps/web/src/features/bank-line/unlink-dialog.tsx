import type { BankLineRow } from '@kotohogi/contract/bank-line';
import { ConfirmDialog } from '@kotohogi/ui/confirm-dialog';
import { useSnackbar } from '@kotohogi/ui/snackbar';
import { useFailureNotice } from '../../shell/api/use-failure-notice.ts';
import { useUnlink } from './api.ts';
import { LineFacts } from './line-facts.tsx';
import { t } from './t.ts';

interface UnlinkDialogProps {
  readonly line: BankLineRow;
  readonly onClose: () => void;
}

/** Takes the link of a line back. */
export function UnlinkDialog({ line, onClose }: UnlinkDialogProps) {
  const unlink = useUnlink(line.id);
  const show = useSnackbar();
  const notify = useFailureNotice();
  const send = () =>
    unlink.mutate(undefined, {
      onSuccess: () => {
        onClose();
        show({ tone: 'ok', text: t('bankLine.unlinked') });
      },
      onError: error => notify(error, send),
    });
  return (
    <ConfirmDialog
      isOpen
      title={t('bankLine.unlink.title')}
      confirmLabel={t('bankLine.unlink')}
      isBusy={unlink.isPending}
      onConfirm={send}
      onCancel={onClose}
    >
      <LineFacts line={line} />
    </ConfirmDialog>
  );
}
