import { HOUR_MS, type Instant } from '../kernel/instant.ts';
import { isRefused, type Refused, refuse } from '../kernel/refusal.ts';
import type { Yen } from '../kernel/yen.ts';
import { isWallet, type PaymentMethod } from '../payment/types.ts';
import { GIFTS_PER_HOUR, isGiftAmount } from './types.ts';

/** What is known about the wedding when a guest wants to give. */
export interface GiftFacts {
  /** A demo wedding: everything can be tried, nothing is sent (docs/product/demo.md#samples). */
  readonly isSample: boolean;
  /** Neither postponed nor canceled. */
  readonly isActive: boolean;
  readonly isPublished: boolean;
  /** The first moment at which nothing can be sent anymore. */
  readonly closesAt: Instant;
  /** The facility offers gift money and the wedding has not turned it off (docs/product/gift.md#switches). */
  readonly isPayOffered: boolean;
  /** The facility has a contract with the gateway. */
  readonly hasShop: boolean;
  /** The enabled methods (docs/product/gift.md#methods). */
  readonly methods: readonly PaymentMethod[];
}

/** What the guest has sent before. */
export interface GiverFacts {
  /** When the guest started money gifts within the last hour; failed and canceled ones do not count. */
  readonly recentGiftsAt: readonly Instant[];
  /** A payment of this guest is in progress and is not waiting for the guest. */
  readonly hasOpenPayment: boolean;
}

/** A gift whose fields the contract has checked. `amountYen` 0 = a message only, which needs no method. */
export interface GiftCommand {
  readonly amountYen: Yen;
  readonly payType: PaymentMethod | undefined;
  readonly hasCardToken: boolean;
  /** Where on our own pages to continue; false if the address is not one of our pages. */
  readonly isCallbackOurs: boolean;
}

export type GiftRefusal =
  | 'sample_mode'
  | 'callback_url_refused'
  | 'gift_method_unavailable'
  | 'gift_card_required'
  | 'gift_not_open'
  | 'gift_closed'
  | 'gift_not_offered'
  | 'gift_too_many'
  | 'payment_in_progress'
  | 'payment_not_ready';

/** What to store: a gift of money, or a message only. */
export type GiftDecision =
  | { readonly kind: 'money'; readonly amountYen: Yen; readonly method: PaymentMethod }
  | { readonly kind: 'message-only' };

/**
 * Why no guest can give at this moment, or undefined: the window (docs/product/gift.md#window) and the switches
 * (docs/product/gift.md#switches).
 */
export function refuseOffer(
  facts: GiftFacts,
  now: Instant,
): Refused<'gift_not_open' | 'gift_closed' | 'gift_not_offered' | 'payment_not_ready'> | undefined {
  if (!facts.isPublished) return refuse('gift_not_open');
  if (!facts.isActive || now >= facts.closesAt) return refuse('gift_closed');
  if (!facts.isPayOffered) return refuse('gift_not_offered');
  return facts.hasShop ? undefined : refuse('payment_not_ready');
}

/** The method of a money gift, if it is offered and complete: a card needs its token, a wallet needs nothing yet. */
function methodOf(
  { methods }: GiftFacts,
  { payType, hasCardToken }: GiftCommand,
): { readonly method: PaymentMethod } | Refused<GiftRefusal> {
  const method = methods.find(offered => offered === payType);
  if (method === undefined) return refuse('gift_method_unavailable', { field: 'payType' });
  return isWallet(method) || hasCardToken ? { method } : refuse('gift_card_required', { field: 'token' });
}

/** A message alone needs no gateway, so only the window counts. */
function refuseMessage(facts: GiftFacts, now: Instant): Refused<GiftRefusal> | undefined {
  return refuseOffer({ ...facts, isPayOffered: true, hasShop: true }, now);
}

/** How many gifts of the last hour count against a new one. */
export function recentGifts(giver: GiverFacts, now: Instant): number {
  return giver.recentGiftsAt.filter(at => now - at < HOUR_MS).length;
}

/**
 * Decides a gift. Invalid input is reported before an unsuitable moment. Throws a RangeError for an amount the contract
 * should have rejected.
 */
export function decideGift(
  facts: GiftFacts,
  giver: GiverFacts,
  command: GiftCommand,
  now: Instant,
): GiftDecision | Refused<GiftRefusal> {
  if (facts.isSample) return refuse('sample_mode');
  if (!command.isCallbackOurs) return refuse('callback_url_refused', { field: 'callbackUrl' });
  if (command.amountYen === 0) return refuseMessage(facts, now) ?? { kind: 'message-only' };
  if (!isGiftAmount(command.amountYen)) throw new RangeError(`not an amount to give: ${command.amountYen}`);
  const methodResult = methodOf(facts, command);
  if (isRefused(methodResult)) return methodResult;
  const refusal = refuseOffer(facts, now);
  if (refusal !== undefined) return refusal;
  if (giver.hasOpenPayment) return refuse('payment_in_progress');
  if (recentGifts(giver, now) >= GIFTS_PER_HOUR) return refuse('gift_too_many', { n: GIFTS_PER_HOUR });
  return { kind: 'money', amountYen: command.amountYen, method: methodResult.method };
}
