import { transfer } from '@kotohogi/contract/schemas/transfer';
import type { TransferOverview, TransferRow } from '@kotohogi/contract/transfer';
import { useContractForm, useTextField } from '../../../shell/form/contract-form.ts';
import { yenText } from '../../../shell/formats.ts';
import { AccountLines } from '../account-lines.tsx';
import { type OfWedding, useCancel, useConfirm, useFail } from '../api.ts';
import { t } from '../t.ts';
import { numberText } from '../transfer-texts.ts';
import { Password, Reason } from './fields.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

interface EndDialogProps extends OfWedding {
  readonly couple: TransferOverview['couple'];
  readonly row: TransferRow;
  readonly onClose: () => void;
}

const linesOf = (row: TransferRow) => [
  {
    id: 'account',
    label: t('transfer.fact.account'),
    value: row.account === null ? t('transfer.account.erased') : <AccountLines account={row.account} />,
  },
  { id: 'amount', label: numberText(row.number), value: yenText(row.amountYen), isTotal: true },
];

/** Records that the money arrived. */
export function ConfirmDialog({ couple, row, onClose, ...of }: EndDialogProps) {
  const confirm = useConfirm({ ...of, transferId: row.id });
  const form = useContractForm<{ password: string }>({
    schema: transfer.confirm.body,
    defaultValues: { password: '' },
  });
  return (
    <TransferDialog
      couple={couple}
      title={t('transfer.confirm.title')}
      verb={t('transfer.confirm')}
      effect={t('transfer.confirm.effect')}
      done={t('transfer.confirm.done')}
      lines={linesOf(row)}
      form={form}
      send={confirm.mutateAsync}
      isBusy={confirm.isPending}
      isPossible={row.state === 'ordered'}
      onClose={onClose}
    >
      <Password field={useTextField(form, 'password')} />
    </TransferDialog>
  );
}

/** Records that the bank did not carry the transfer out, and why. */
export function FailDialog({ couple, row, onClose, ...of }: EndDialogProps) {
  const fail = useFail({ ...of, transferId: row.id });
  const form = useContractForm<{ reason: string; password: string }>({
    schema: transfer.fail.body,
    defaultValues: { reason: '', password: '' },
  });
  return (
    <TransferDialog
      couple={couple}
      title={t('transfer.fail.title')}
      verb={t('transfer.fail')}
      variant="danger"
      effect={t('transfer.fail.effect')}
      done={t('transfer.fail.done')}
      lines={linesOf(row)}
      form={form}
      send={fail.mutateAsync}
      isBusy={fail.isPending}
      isPossible={row.state === 'ordered'}
      onClose={onClose}
    >
      <Reason field={useTextField(form, 'reason')} />
      <Password field={useTextField(form, 'password')} />
    </TransferDialog>
  );
}

/** Withdraws or declines an order, with a reason. */
export function CancelDialog({ couple, row, onClose, ...of }: EndDialogProps) {
  const cancel = useCancel({ ...of, transferId: row.id });
  const form = useContractForm<{ reason: string }>({ schema: transfer.cancel.body, defaultValues: { reason: '' } });
  return (
    <TransferDialog
      couple={couple}
      title={t('transfer.cancel.title')}
      verb={t('transfer.cancel')}
      variant="danger"
      effect={t('transfer.cancel.effect')}
      done={t('transfer.cancel.done')}
      lines={linesOf(row)}
      form={form}
      send={cancel.mutateAsync}
      isBusy={cancel.isPending}
      isPossible={row.state === 'awaiting-approval'}
      onClose={onClose}
    >
      <Reason field={useTextField(form, 'reason')} />
    </TransferDialog>
  );
}
