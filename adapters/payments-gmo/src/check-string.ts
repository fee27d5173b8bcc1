import { createHash } from 'node:crypto';
import type { ShopPass } from '@kotohogi/domain/payment/gateway-refs';
import type { FormFields } from '@kotohogi/ports/payment-gateway';

const SIGNED_KEYS = ['OrderID', 'Forward', 'Method', 'PayTimes', 'Approve', 'TranID', 'TranDate'] as const;

/**
 * Whether an answer carries the gateway's signature: MD5 of its values and the shop's password (gateway facts §2).
 * MD5 is the gateway's choice; the connection's TLS is what really protects the answer.
 */
export function hasValidCheckString(fields: FormFields, shopPass: ShopPass): boolean {
  const signed = SIGNED_KEYS.map(key => fields[key] ?? '').join('') + shopPass;
  return fields.CheckString?.toLowerCase() === createHash('md5').update(signed).digest('hex');
}
