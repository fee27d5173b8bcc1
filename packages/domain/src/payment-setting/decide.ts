import type { Instant } from '../kernel/instant.ts';
import { type Refused, refuse } from '../kernel/refusal.ts';
import type { Answer } from '../payment/answer.ts';
import { type OrderId, parseOrderId } from '../payment/order-id.ts';
import type { GatewayEnvironment } from '../payment/types.ts';

/**
 * The outcome of a test of a facility's credentials: accepted, refused (the gateway does not say whether the id or the
 * password is wrong), or no usable answer.
 */
export const MERCHANT_CHECKS = ['works', 'refused', 'unreachable'] as const;
export type MerchantCheck = (typeof MERCHANT_CHECKS)[number];

/** Reads the answer to the look-up of an order that does not exist. */
export function toMerchantCheck(answer: Pick<Answer<unknown>, 'outcome'> & { readonly kind?: string }): MerchantCheck {
  if (answer.outcome === 'ok') return 'works';
  return answer.outcome === 'refused' && answer.kind === 'merchant' ? 'refused' : 'unreachable';
}

/** An order id that no payment has: contract numbers begin at 0001 (docs/product/payment.md#order-id). */
export function probeOrderId(now: Instant): OrderId {
  const id = parseOrderId(`0000-${now}`);
  if (id === undefined) throw new Error('the order id of a test is not valid');
  return id;
}

/** What identifies a shop at the gateway. */
export interface Shop {
  readonly shopId: string;
  readonly environment: GatewayEnvironment;
}

export interface SettingChange {
  readonly stored: Shop & { readonly hasPassword: boolean };
  readonly wanted: Shop & { readonly hasPassword: boolean };
  /** Payments that still need the stored shop. */
  readonly openPayments: number;
}

const isSameShop = (a: Shop, b: Shop) => a.shopId === b.shopId && a.environment === b.environment;

/** Whether the credentials are complete: a stored password belongs to its shop and is used for no other. */
export function decidePassword({
  stored,
  wanted,
}: Omit<SettingChange, 'openPayments'>): 'allowed' | Refused<'payment_setting_pass_required'> {
  if (wanted.hasPassword || (stored.hasPassword && isSameShop(stored, wanted))) return 'allowed';
  return refuse('payment_setting_pass_required', { field: 'shopPass' });
}

/** Whether the shop may change now: each payment is finished with the shop it began with. */
export function decideShopChange({
  stored,
  wanted,
  openPayments,
}: SettingChange): 'allowed' | Refused<'payment_setting_in_use'> {
  if (openPayments === 0 || stored.shopId === '' || isSameShop(stored, wanted)) return 'allowed';
  return refuse('payment_setting_in_use', { n: openPayments });
}
