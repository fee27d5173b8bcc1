import type { TransferOverview } from '@kotohogi/contract/transfer';
import type { TransferState } from '@kotohogi/domain/transfer/types';
import { StateChip, type StateTone } from '@kotohogi/ui/chip';
import { t } from './t.ts';

const TONES: Readonly<Record<TransferState, StateTone>> = {
  'awaiting-approval': 'warn',
  ordered: 'info',
  confirmed: 'ok',
  failed: 'bad',
  canceled: 'idle',
};

/** A chip for the state of a transfer. */
export function TransferChip({ state }: { readonly state: TransferState }) {
  return <StateChip tone={TONES[state]}>{t(`transfer.state.${state}`)}</StateChip>;
}

/** The state of the latest transfer, if what the page says now is about it. */
export function StateOfTransfer({ overview }: { readonly overview: TransferOverview }) {
  const [latest] = overview.transfers;
  if (latest === undefined || latest.state === 'canceled') return null;
  // A confirmed transfer does not describe the supplement that is due after it.
  if (latest.state === 'confirmed' && overview.due !== null) return null;
  return <TransferChip state={latest.state} />;
}
