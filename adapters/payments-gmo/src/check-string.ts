import { createHash } from 'node:crypto';
import type { ShopPass } from '@kotohogi/domain/payment/gateway-refs';
import type { FormFields } from '@kotohogi/ports/payment-gateway';

const SIGNED_KEYS = ['OrderID', 'Forward', 'Method', 'PayTimes', 'Approve', 'TranID', 'TranDate'] as const;

/**
 * Checks the gateway's signature of an answer: MD5 of its values and the shop's password
 * (docs/product/gateway.md#calls). MD5 is the gateway's choice; what really protects the answer is TLS.
 */
export function hasValidCheckString(fields: FormFields, shopPass: ShopPass): boolean {
  const signed = SIGNED_KEYS.map(key => fields[key] ?? '').join('') + shopPass;
  return fields.CheckString?.toLowerCase() === createHash('md5').update(signed).digest('hex');
}
