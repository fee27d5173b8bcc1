import { bytesOf } from './charset.ts';

const MAX_BYTES = 25;

/**
 * A shop's name for the issuer's page: EUC-JP, at most 25 bytes, Base64 (TdTenantName, docs/product/gateway.md#calls).
 * Leaves out characters that EUC-JP does not have; undefined when none remain.
 */
export function encodeTenantName(name: string): string | undefined {
  const bytes: number[] = [];
  for (const char of name.normalize('NFC')) {
    const encoded = bytesOf(char, 'euc-jp');
    if (bytes.length + encoded.length > MAX_BYTES) break;
    bytes.push(...encoded);
  }
  return bytes.length === 0 ? undefined : Buffer.from(bytes).toString('base64');
}
