import { parseAccessId, parseShopId } from '@kotohogi/domain/payment/gateway-refs';
import { parseOrderId } from '@kotohogi/domain/payment/order-id';
import type { ChallengeReturn, FormFields, ResultNotice } from '@kotohogi/ports/payment-gateway';
import { WALLET_PAY_TYPES } from './wallets.ts';

/** PayType of every method we know, in notifications (docs/product/gateway.md#payment-types). */
const PAY_TYPES: readonly string[] = ['0', ...WALLET_PAY_TYPES];

/**
 * Reads what the issuer's page posts back: PaRes and MD (3-D Secure 1) or AccessID (3-D Secure 2). A wallet posts no
 * AccessID: its return URL carries it.
 */
export function readReturn(fields: FormFields): ChallengeReturn | undefined {
  const { PaRes: paRes = '', MD: md = '', AccessID = '' } = fields;
  if (paRes !== '' && md !== '') return { version: 1, md, paRes };
  const accessId = parseAccessId(AccessID);
  return accessId === undefined ? undefined : { version: 2, accessId };
}

/** Reads the result notification of a payment by a known method, also if we have stopped offering it. */
export function readNotice(fields: FormFields): ResultNotice | undefined {
  const shopId = parseShopId(fields.ShopID ?? '');
  const orderId = parseOrderId(fields.OrderID ?? '');
  const accessId = parseAccessId(fields.AccessID ?? '');
  const status = fields.Status ?? '';
  const isKnown = PAY_TYPES.includes(fields.PayType ?? '');
  if (!shopId || !orderId || !accessId || status === '' || !isKnown) return undefined;
  return { shopId, orderId, accessId, status };
}
