import type { UserId } from '../kernel/ids.ts';
import type { RefusalKind } from './answer.ts';
import type { EntryJob } from './types.ts';

/** A call that changes something at the gateway; `ask` only looks up. */
export type GatewayOp = 'enter' | 'execute' | 'finish' | 'capture' | 'cancel' | 'ask';

/** Why a human has to look: retrying fixes none of these. */
export const PAYMENT_ALARMS = [
  'unexpected-status',
  'amount-differs',
  'lost-at-gateway',
  'merchant-refused',
  'capture-refused',
  'cancel-refused',
] as const;
export type PaymentAlarm = (typeof PAYMENT_ALARMS)[number];

/** Who ordered a refund of captured money, and why. */
export interface RefundOrder {
  readonly by: UserId;
  readonly reason: string;
  /** The facility pays it, because the transfer to the couple was already ordered. */
  readonly facilityCarries: boolean;
}

/** An event of a payment. `settled` = authorized by execute or finish; `found` = the answer of a lookup. */
export type PaymentEvent =
  | { readonly kind: 'started' }
  | { readonly kind: 'entered' }
  | { readonly kind: 'challenged' }
  | { readonly kind: 'settled'; readonly jobCd: EntryJob }
  | { readonly kind: 'captured' }
  | { readonly kind: 'canceled' }
  | { readonly kind: 'refused'; readonly op: GatewayOp; readonly refusal: RefusalKind }
  | { readonly kind: 'unknown'; readonly op: GatewayOp }
  | { readonly kind: 'found'; readonly status: string; readonly amountMatches: boolean }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'notified'; readonly status: string }
  | { readonly kind: 'returned' }
  | { readonly kind: 'deadline' }
  | { readonly kind: 'given-up' }
  | { readonly kind: 'sync-ordered'; readonly by: UserId }
  | ({ readonly kind: 'refund-ordered' } & RefundOrder)
  | ({ readonly kind: 'refunded-by-hand' } & RefundOrder);

/** The kinds of events, in the order of a payment's life. */
export const PAYMENT_EVENT_KINDS = [
  'started',
  'entered',
  'challenged',
  'settled',
  'captured',
  'canceled',
  'refused',
  'unknown',
  'found',
  'not-found',
  'notified',
  'returned',
  'deadline',
  'given-up',
  'sync-ordered',
  'refund-ordered',
  'refunded-by-hand',
] as const satisfies readonly PaymentEvent['kind'][];
export type PaymentEventKind = (typeof PAYMENT_EVENT_KINDS)[number];
