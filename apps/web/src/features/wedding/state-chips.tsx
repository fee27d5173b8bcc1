import type { LiveState, PlayerState } from '@kotohogi/domain/live/types';
import type { LifeCycle } from '@kotohogi/domain/wedding/calendar';
import type { WeddingPaymentState } from '@kotohogi/domain/wedding/types';
import { StateChip, type StateTone } from '@kotohogi/ui/chip';
import { textsOf } from '../../shell/i18n/text.ts';
import { liveTone } from './live-state.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The text of a live state, including those sent to guests' players. */
export const liveText = (state: PlayerState): string => t(`wedding.live.${state}`);

/** The text of a life cycle state (docs/product/wedding.md#life-cycle). */
export const lifeText = (life: LifeCycle): string => t(`wedding.life.${life}`);

/** The text of a wedding's payment state. */
export const paymentText = (state: WeddingPaymentState): string => t(`wedding.payment.${state}`);

/** A chip for a live state. */
export function LiveStateChip({ state }: { readonly state: PlayerState }) {
  return <StateChip tone={liveTone(state)}>{liveText(state)}</StateChip>;
}

const LIFE_TONES: Readonly<Record<LifeCycle, StateTone>> = {
  preparing: 'idle',
  inviting: 'info',
  'reply-closed': 'info',
  day: 'info',
  archive: 'ok',
  ended: 'idle',
  postponed: 'idle',
  canceled: 'idle',
  cleaned: 'idle',
};

/** A chip for a life cycle state. */
function LifeChip({ life }: { readonly life: LifeCycle }) {
  return <StateChip tone={LIFE_TONES[life]}>{lifeText(life)}</StateChip>;
}

export interface StatusChipProps {
  readonly life: LifeCycle;
  readonly live: LiveState;
}

/** The relevant state of a wedding in one chip: the stream from the day on, the preparation before it. */
export function StatusChip({ life, live }: StatusChipProps) {
  const isOnline = life === 'day' || life === 'archive';
  if (isOnline && live === 'pending') {
    return life === 'day' ? <StateChip tone="warn">{t('wedding.noSlot')}</StateChip> : <LifeChip life={life} />;
  }
  return isOnline ? <LiveStateChip state={live} /> : <LifeChip life={life} />;
}

/** A chip for a wedding's payment state; filled if it needs action. */
export function PaymentStateChip({ state }: { readonly state: WeddingPaymentState }) {
  switch (state) {
    case 'deposit-failure':
      return <StateChip tone="bad">{paymentText(state)}</StateChip>;
    case 'reconfirmation':
      return <StateChip tone="warn">{paymentText(state)}</StateChip>;
    case 'not-payment':
    case 'processed':
    case 'deposited':
      return paymentText(state);
  }
}
