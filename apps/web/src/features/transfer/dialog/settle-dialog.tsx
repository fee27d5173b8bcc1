import { transfer } from '@kotohogi/contract/schemas/transfer';
import type { TransferClaim, TransferOverview } from '@kotohogi/contract/transfer';
import { RadioCards } from '@kotohogi/ui/radio-cards';
import type { UseFormReturn } from 'react-hook-form';
import { useContractForm, useField, useTextField } from '../../../shell/form/contract-form.ts';
import { yenText } from '../../../shell/formats.ts';
import { type OfWedding, useSettle } from '../api.ts';
import { t } from '../t.ts';
import { openTransfer } from '../transfer-texts.ts';
import { Password } from './fields.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

interface Values {
  from: 'couple-payable' | 'bank';
  password: string;
}

interface PartProps {
  readonly overview: TransferOverview;
  readonly claim: TransferClaim;
}

/** Whether the claim can be taken from what the couple are owed, and the text that says so. */
function takingOf({ overview, claim }: PartProps) {
  const restYen = overview.payableYen - claim.amountYen;
  if (openTransfer(overview) !== undefined) {
    return { isPossible: false, text: t('transfer.settle.from.couple-payable.open') };
  }
  if (restYen < 0) return { isPossible: false, text: t('transfer.settle.from.couple-payable.uncovered') };
  return { isPossible: true, text: t('transfer.settle.from.couple-payable.hint', { amount: yenText(restYen) }) };
}

function From({ form, ...props }: PartProps & { readonly form: UseFormReturn<Values> }) {
  const taking = takingOf(props);
  return (
    <RadioCards
      label={t('transfer.settle.from')}
      columns={1}
      options={[
        {
          value: 'couple-payable',
          label: t('transfer.settle.from.couple-payable'),
          description: taking.text,
          isDisabled: !taking.isPossible,
        },
        { value: 'bank', label: t('transfer.settle.from.bank'), description: t('transfer.settle.from.bank.hint') },
      ]}
      {...useField(form, 'from')}
    />
  );
}

/** Settles a claim on the couple, once and whole. */
export function SettleDialog({
  overview,
  claim,
  onClose,
  ...of
}: OfWedding & PartProps & { readonly onClose: () => void }) {
  const settle = useSettle({ ...of, orderId: claim.orderId });
  const form = useContractForm<Values>({
    schema: transfer.settleClaim.body,
    defaultValues: { from: takingOf({ overview, claim }).isPossible ? 'couple-payable' : 'bank', password: '' },
  });
  return (
    <TransferDialog
      couple={overview.couple}
      title={t('transfer.settle.title')}
      verb={t('transfer.settle')}
      effect={t('transfer.settle.effect')}
      done={t('transfer.settle.done')}
      lines={[
        { id: 'order', label: t('transfer.settle.order'), value: claim.orderId },
        { id: 'payable', label: t('transfer.settle.payable'), value: yenText(overview.payableYen) },
        { id: 'amount', label: t('transfer.fact.claim'), value: yenText(claim.amountYen), isTotal: true },
      ]}
      form={form}
      send={settle.mutateAsync}
      isBusy={settle.isPending}
      isPossible={claim.settledAt === null}
      onClose={onClose}
    >
      <From form={form} overview={overview} claim={claim} />
      <Password field={useTextField(form, 'password')} />
    </TransferDialog>
  );
}
