import type { FormFields } from '@kotohogi/ports/payment-gateway';

/** With any of these, an attacker could act as the shop, use the guest's card or continue an open transaction. */
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

/** The fields of a request for the log, with secrets replaced by asterisks. */
export function maskFields(fields: FormFields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, SECRET_KEYS.some(secret => secret === key) ? MASK : value]),
  );
}

/** An answer for the log, with secrets replaced by asterisks and unreadable parts left out. */
export function maskAnswer(fields: FormFields): string {
  return Object.entries(maskFields(fields))
    .map(([key, value]) => `${key}=${value}`)
    .join('&');
}
