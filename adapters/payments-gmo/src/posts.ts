import { parseAccessId, parseShopId } from '@kotohogi/domain/payment/gateway-refs';
import { parseOrderId } from '@kotohogi/domain/payment/order-id';
import type { ChallengeReturn, FormFields, ResultNotice } from '@kotohogi/ports/payment-gateway';

/** PayType of a card in a result notification. */
const CARD_PAY_TYPE = '0';

/** Reads what the issuer's page posts back: PaRes and MD (3-D Secure 1) or AccessID (3-D Secure 2). */
export function readReturn(fields: FormFields): ChallengeReturn | undefined {
  const { PaRes: paRes = '', MD: md = '', AccessID = '' } = fields;
  if (paRes !== '' && md !== '') return { version: 1, md, paRes };
  const accessId = parseAccessId(AccessID);
  return accessId === undefined ? undefined : { version: 2, accessId };
}

/** Reads the result notification of a card payment. */
export function readNotice(fields: FormFields): ResultNotice | undefined {
  const shopId = parseShopId(fields.ShopID ?? '');
  const orderId = parseOrderId(fields.OrderID ?? '');
  const accessId = parseAccessId(fields.AccessID ?? '');
  const status = fields.Status ?? '';
  if (!shopId || !orderId || !accessId || status === '' || fields.PayType !== CARD_PAY_TYPE) return undefined;
  return { shopId, orderId, accessId, status };
}
