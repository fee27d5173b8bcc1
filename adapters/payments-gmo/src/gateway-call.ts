import type { Answer } from '@kotohogi/domain/payment/answer';
import type { GatewayEnvironment } from '@kotohogi/domain/payment/types';
import type { FormFields, Merchant, TradeAccess } from '@kotohogi/ports/payment-gateway';
import { checkingMessage, combineErrors } from './error-table/errors.ts';
import type { IdPassClient, Reply } from './id-pass-client.ts';
import { errorsOf } from './id-pass-text.ts';

/** Shared by cards and wallets: the clients, the fields that identify an order, and how an answer is judged. */
export type Clients = Readonly<Record<GatewayEnvironment, IdPassClient>>;

/** The shop's credentials, sent with every call. */
export function shop(merchant: Merchant): FormFields {
  return { ShopID: merchant.shopId, ShopPass: merchant.shopPass };
}

/** The keys of an entered order. */
export function keys(access: TradeAccess): FormFields {
  return { AccessID: access.accessId, AccessPass: access.accessPass };
}

/** Turns a reply into an answer; unexpected fields are an unknown result. */
export function answer<Value>(reply: Reply, read: (fields: FormFields) => Value | undefined): Answer<Value> {
  const { exchange } = reply;
  const unclear = { outcome: 'unknown', errors: [], userMessage: checkingMessage(), exchange } as const;
  if ('unknown' in reply) return { ...unclear, reason: reply.unknown };
  const errors = errorsOf(reply.fields);
  if (errors.length > 0) {
    const judged = combineErrors(errors);
    return judged.outcome === 'unknown'
      ? { ...unclear, ...judged, errors, reason: 'gateway' }
      : { ...judged, errors, exchange };
  }
  const value = read(reply.fields);
  return value === undefined ? { ...unclear, reason: 'mismatch' } : { outcome: 'ok', value, exchange };
}

/** A lookup that is refused because the order does not exist has found that there is none. */
export function foundOrNone<Value>(found: Answer<Value>, unknownOrder: string): Answer<Value | undefined> {
  const { exchange } = found;
  return found.outcome === 'refused' && found.errors.every(({ info }) => info === unknownOrder)
    ? { outcome: 'ok', value: undefined, exchange }
    : found;
}
