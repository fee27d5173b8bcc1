import { transfer } from '@kotohogi/contract/schemas/transfer';
import type { TransferOverview, TransferRow } from '@kotohogi/contract/transfer';
import { Alert } from '@kotohogi/ui/alert';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useContractForm, useTextField } from '../../../shell/form/contract-form.ts';
import { yenText } from '../../../shell/formats.ts';
import { AccountLines } from '../account-lines.tsx';
import { type OfWedding, useApprove } from '../api.ts';
import { t } from '../t.ts';
import { amountChangedText, isSameAmount, numberText } from '../transfer-texts.ts';
import { Password } from './fields.tsx';
import { CHANGED, TransferDialog } from './transfer-dialog.tsx';

const schema = z.omit(transfer.approve.body, { accountVersion: true });

interface ApproveDialogProps extends OfWedding {
  readonly overview: TransferOverview;
  readonly row: TransferRow;
  readonly onClose: () => void;
}

/** The account of the order, and below it the account now if the couple changed it since. */
function accountsOf(row: TransferRow, account: TransferOverview['account']) {
  const isChanged = account !== null && account.version !== row.accountVersion;
  const old = {
    id: 'account',
    label: t(isChanged ? 'transfer.account.ordered' : 'transfer.fact.account'),
    value: row.account === null ? t('transfer.account.erased') : <AccountLines account={row.account} />,
  };
  if (!isChanged) return [old];
  return [old, { id: 'now', label: t('transfer.account.now'), value: <AccountLines account={account} /> }];
}

/** Approves the order of another person, to the account that the approver sees. */
export function ApproveDialog({ overview, row, onClose, ...of }: ApproveDialogProps) {
  const [before] = useState(overview.account);
  const [isChanged, setChanged] = useState(false);
  const account = isChanged ? overview.account : before;
  const approve = useApprove({ ...of, transferId: row.id });
  const form = useContractForm<{ password: string }>({ schema, defaultValues: { password: '' } });
  return (
    <TransferDialog
      couple={overview.couple}
      title={t('transfer.approve.title')}
      verb={t('transfer.approve')}
      form={form}
      isBusy={approve.isPending}
      isPossible={row.state === 'awaiting-approval' && isSameAmount(overview, row)}
      send={values => approve.mutateAsync({ ...values, accountVersion: account?.version ?? 0 })}
      onRefused={code => setChanged(was => was || CHANGED.includes(code))}
      onClose={onClose}
      done={t('transfer.approve.done')}
      effect={t('transfer.approve.effect')}
      changes={
        isChanged && (
          <Alert tone="warn" title={t('transfer.changed')} isLive>
            {isSameAmount(overview, row) ? t('transfer.changed.text') : amountChangedText(overview)}
          </Alert>
        )
      }
      lines={[
        ...accountsOf(row, account),
        { id: 'by', label: t('transfer.field.by'), value: row.orderedBy },
        { id: 'amount', label: numberText(row.number), value: yenText(row.amountYen), isTotal: true },
      ]}
    >
      <Password field={useTextField(form, 'password')} />
    </TransferDialog>
  );
}
