import type { Brand } from '../kernel/brand.ts';
import type { PaymentId } from '../kernel/ids.ts';
import type { Instant } from '../kernel/instant.ts';
import { jstOf } from '../kernel/jst.ts';
import type { PaymentPurpose } from './types.ts';

/** The gateway's id of one order of a shop: at most 27 of `A-Z a-z 0-9 -`, never reused. */
export type OrderId = Brand<string, 'OrderId'>;

export const ORDER_ID_MAX_LENGTH = 27;

const PURPOSE_LETTER: Readonly<Record<PaymentPurpose, string>> = { gift: 'G', 'archive-video': 'A' };

const two = (n: number) => String(n).padStart(2, '0');

/** Parses an order id from the gateway or a path. */
export function parseOrderId(text: string): OrderId | undefined {
  return /^[A-Za-z0-9-]{1,27}$/.test(text) ? (text as OrderId) : undefined;
}

/**
 * The order id of a payment: contract number (docs/product/payment.md#order-id), start in Japan time, purpose and id,
 * for example `0012-261120153012-Gzik0zj`. The same stored payment always gives the same id, so a repeated entry is
 * recognized as such; the time separates ids from those of a database that was restored or recreated. Throws a
 * RangeError for a contract number outside 1–9999.
 */
export function orderIdOf(payment: {
  contractNumber: number;
  startedAt: Instant;
  purpose: PaymentPurpose;
  paymentId: PaymentId;
}): OrderId {
  const { contractNumber, startedAt, purpose, paymentId } = payment;
  if (!Number.isInteger(contractNumber) || contractNumber < 1 || contractNumber > 9999) {
    throw new RangeError(`not a contract number: ${contractNumber}`);
  }
  const { year, month, day, hour, minute, second } = jstOf(startedAt);
  const time = [year % 100, month, day, hour, minute, second].map(two).join('');
  const id = `${String(contractNumber).padStart(4, '0')}-${time}-${PURPOSE_LETTER[purpose]}${paymentId.toString(36)}`;
  return id as OrderId;
}
