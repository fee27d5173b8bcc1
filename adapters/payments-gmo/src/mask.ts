import type { FormFields } from '@kotohogi/ports/payment-gateway';

/** Whoever knows one of these can act as the shop, use the guest's card or go on with an open transaction. */
const SECRET_KEYS = [
  'ShopPass',
  'SitePass',
  'AccessPass',
  'Token',
  'CardNo',
  'Expire',
  'SecurityCode',
  'HolderName',
  'PaReq',
  'PaRes',
  'RedirectUrl',
] as const;

const MASK = '***';

/** The fields of a request, fit for a record: secrets are replaced by asterisks. */
export function maskFields(fields: FormFields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, SECRET_KEYS.some(secret => secret === key) ? MASK : value]),
  );
}

/** An answer, fit for a record: secrets are replaced by asterisks and what cannot be read is not kept. */
export function maskAnswer(fields: FormFields): string {
  return Object.entries(maskFields(fields))
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
}
