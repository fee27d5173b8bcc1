import { transfer } from '@kotohogi/contract/schemas/transfer';
import type { TransferOverview } from '@kotohogi/contract/transfer';
import { Alert } from '@kotohogi/ui/alert';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useContractForm, useTextField } from '../../../shell/form/contract-form.ts';
import { yenText } from '../../../shell/formats.ts';
import { AccountLines } from '../account-lines.tsx';
import { type OfWedding, useOrder } from '../api.ts';
import { t } from '../t.ts';
import { accountText, numberText } from '../transfer-texts.ts';
import { Password } from './fields.tsx';
import { CHANGED, TransferDialog } from './transfer-dialog.tsx';

const schema = z.omit(transfer.order.body, { amountYen: true, accountVersion: true });

interface OrderDialogProps extends OfWedding {
  readonly overview: TransferOverview;
  readonly onClose: () => void;
}

/** What has changed since the dialog was opened: the amount, the account, or both. */
function Changes({ before, now }: { readonly before: TransferOverview; readonly now: TransferOverview }) {
  const yen = ({ due }: TransferOverview) => yenText(due?.amountYen ?? 0);
  const account = ({ account: one }: TransferOverview) =>
    one === null ? t('transfer.account.none') : accountText(one);
  const values = { amount: [yen(before), yen(now)], account: [account(before), account(now)] } as const;
  return (
    <Alert tone="warn" title={t('transfer.changed')} isLive>
      {(['amount', 'account'] as const)
        .filter(key => values[key][0] !== values[key][1])
        .map(key => (
          <p key={key}>{t(`transfer.changed.${key}`, { before: values[key][0], now: values[key][1] })}</p>
        ))}
      <p>{t('transfer.changed.text')}</p>
    </Alert>
  );
}

/**
 * Orders the transfer that is due, with the amount and the account that the person sees: both stay as they were when
 * the dialog was opened, until the server refuses them.
 */
export function OrderDialog({ overview: now, onClose, ...of }: OrderDialogProps) {
  const [before] = useState(now);
  const [isChanged, setChanged] = useState(false);
  const shown = isChanged ? now : before;
  const order = useOrder(of);
  const form = useContractForm<{ password: string }>({ schema, defaultValues: { password: '' } });
  const { due, account } = shown;
  const needs = shown.needsApproval;
  return (
    <TransferDialog
      couple={now.couple}
      title={t('transfer.order.title')}
      verb={t('transfer.order')}
      form={form}
      isBusy={order.isPending}
      isPossible={now.due !== null && now.blockedBy === null}
      send={values =>
        order.mutateAsync({ ...values, amountYen: due?.amountYen ?? 0, accountVersion: account?.version ?? 0 })
      }
      onRefused={code => setChanged(was => was || CHANGED.includes(code))}
      onClose={onClose}
      done={t(needs ? 'transfer.order.done.approval' : 'transfer.order.done')}
      effect={t(needs ? 'transfer.order.effect.approval' : 'transfer.order.effect')}
      changes={isChanged && <Changes before={before} now={now} />}
      lines={[
        {
          id: 'account',
          label: t('transfer.fact.account'),
          value: account === null ? t('transfer.account.none') : <AccountLines account={account} />,
        },
        {
          id: 'amount',
          label: due === null ? t('transfer.field.amount') : numberText(due.number),
          value: yenText(due?.amountYen ?? 0),
          isTotal: true,
        },
      ]}
    >
      <Password field={useTextField(form, 'password')} />
    </TransferDialog>
  );
}
