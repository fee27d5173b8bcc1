import type { PaymentPhase } from '@kotohogi/domain/payment/phase';
import { isWallet, type PaymentMethod, type PaymentState } from '@kotohogi/domain/payment/types';
import { StateChip, type StateTone } from '@kotohogi/ui/chip';
import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

const TONES: Readonly<Record<PaymentState, StateTone>> = {
  NA: 'idle',
  INITIALIZED: 'idle',
  ENTRY: 'idle',
  REQUEST_AUTHORIZE: 'info',
  AUTHORIZED: 'info',
  CAPTURED: 'ok',
  FAILED: 'idle',
  CANCELED: 'idle',
  TIMEOUT: 'idle',
  REFUNDED: 'idle',
};

/** The text of a payment state. */
export const stateText = (state: PaymentState): string => t(`payment.state.${state}`);

/** A chip for a payment state. Regular states need no action and are never filled; `needsHand` is. */
export function PaymentChip({
  state,
  needsHand = false,
}: {
  readonly state: PaymentState;
  readonly needsHand?: boolean;
}) {
  return (
    <>
      <StateChip tone={TONES[state]}>{stateText(state)}</StateChip>
      {needsHand && <StateChip tone="bad">{t('payment.needsHand')}</StateChip>}
    </>
  );
}

const PHASE_TONES: Readonly<Record<PaymentPhase, StateTone>> = {
  working: 'info',
  asking: 'info',
  issuer: 'info',
  captured: 'ok',
  failed: 'idle',
  canceled: 'idle',
  timeout: 'idle',
  refunded: 'idle',
};

export interface PhaseChipProps {
  readonly phase: PaymentPhase;
  /** Default: by card. */
  readonly payType?: PaymentMethod;
}

/** A chip for a payment phase, worded for the payer. */
export function PhaseChip({ phase, payType = 'CREDIT' }: PhaseChipProps) {
  const textKey = phase === 'issuer' && isWallet(payType) ? 'wallet' : phase;
  return <StateChip tone={PHASE_TONES[phase]}>{t(`payment.own.${textKey}`)}</StateChip>;
}
