import type { GatewayError } from '@kotohogi/domain/payment/answer';
import type { FormFields } from '@kotohogi/ports/payment-gateway';
import { bytesOf } from './charset.ts';

/** Percent-encodes a value from its bytes in Windows-31J; leaves out characters that Windows-31J does not have. */
function encodeValue(value: string): string {
  const bytes = [...value.normalize('NFC')].flatMap(char => bytesOf(char, 'windows-31j'));
  return bytes
    .map(byte => {
      const char = String.fromCharCode(byte);
      return /[\w.-]/.test(char) ? char : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}

/** `application/x-www-form-urlencoded` as the protocol prescribes it (docs/product/gateway.md#protocol). */
export function encodeForm(fields: FormFields): string {
  return Object.entries(fields)
    .map(([key, value]) => `${key}=${encodeValue(value)}`)
    .join('&');
}

/** The only answers whose values may contain `&` and `=`: their keys and order are fixed, so they are split by name. */
const CHALLENGE_KEYS: Readonly<Record<string, readonly string[]>> = {
  'ACS=1&': ['ACS', 'ACSUrl', 'PaReq', 'MD'],
  'ACS=2&': ['ACS', 'RedirectUrl'],
};

function cutByKeys(text: string, keys: readonly string[]): Record<string, string> {
  const fields: Record<string, string> = {};
  let rest = text;
  for (const [index, key] of keys.entries()) {
    const next = keys[index + 1];
    const value = rest.startsWith(`${key}=`) ? rest.slice(key.length + 1) : rest;
    const end = next === undefined ? -1 : value.indexOf(`&${next}=`);
    fields[key] = end === -1 ? value : value.slice(0, end);
    rest = end === -1 ? '' : value.slice(end + 1);
  }
  return fields;
}

function cutAtAmpersands(text: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const pair of text.split('&')) {
    const at = pair.indexOf('=');
    if (at > 0) fields[pair.slice(0, at)] = pair.slice(at + 1);
  }
  return fields;
}

/**
 * Parses an answer `Key=Value&Key=Value` whose values are not percent-encoded (docs/product/gateway.md#protocol). A
 * text that does not begin with a key, like a proxy's error page, has no fields.
 */
export function parseIdPass(text: string): FormFields {
  const body = text.trim();
  if (!/^[A-Za-z][A-Za-z0-9]*=/.test(body)) return {};
  const keys = CHALLENGE_KEYS[body.slice(0, 6)];
  return keys === undefined ? cutAtAmpersands(body) : cutByKeys(body, keys);
}

/** The errors of an answer: the n-th ErrCode belongs to the n-th ErrInfo. None = the call was accepted. */
export function errorsOf(fields: FormFields): GatewayError[] {
  const codes = fields.ErrCode?.split('|') ?? [];
  const infos = fields.ErrInfo?.split('|') ?? [];
  return Array.from({ length: Math.max(codes.length, infos.length) }, (_, index) => ({
    code: codes[index] ?? '',
    info: infos[index] ?? '',
  }));
}
