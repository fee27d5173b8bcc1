import { parseAccessId, parseShopId } from '@kotohogi/domain/payment/gateway-refs';
import { parseOrderId } from '@kotohogi/domain/payment/order-id';
import type { ChallengeReturn, FormFields, ResultNotice } from '@kotohogi/ports/payment-gateway';

/** PayType of the offered methods, in notifications and lookups (docs/product/gateway.md#payment-types). */
export const PAY_TYPES = { card: '0', paypay: '45' } as const;

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

/** Reads the result notification of a payment by an offered method. */
export function readNotice(fields: FormFields): ResultNotice | undefined {
  const shopId = parseShopId(fields.ShopID ?? '');
  const orderId = parseOrderId(fields.OrderID ?? '');
  const accessId = parseAccessId(fields.AccessID ?? '');
  const status = fields.Status ?? '';
  const isOffered = Object.values(PAY_TYPES).some(payType => payType === fields.PayType);
  if (!shopId || !orderId || !accessId || status === '' || !isOffered) return undefined;
  return { shopId, orderId, accessId, status };
}
