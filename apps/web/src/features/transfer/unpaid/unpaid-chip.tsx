import type { UnpaidState } from '@kotohogi/domain/transfer/unpaid';
import { StateChip, type StateTone } from '@kotohogi/ui/chip';
import { t } from '../t.ts';

const TONES: Readonly<Record<UnpaidState, StateTone>> = {
  failed: 'bad',
  due: 'warn',
  'awaiting-approval': 'warn',
  ordered: 'info',
  open: 'idle',
};

/** A chip for how far the transfer of a couple's money is. */
export function UnpaidChip({ state }: { readonly state: UnpaidState }) {
  return <StateChip tone={TONES[state]}>{t(`unpaid.state.${state}`)}</StateChip>;
}
