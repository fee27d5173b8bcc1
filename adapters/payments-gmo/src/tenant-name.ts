const MAX_BYTES = 25;

/** Characters to EUC-JP bytes. Node only decodes EUC-JP, so the table is built once by decoding every pair of bytes. */
let table: ReadonlyMap<string, readonly number[]> | undefined;

function eucJpTable(): ReadonlyMap<string, readonly number[]> {
  const decoder = new TextDecoder('euc-jp');
  const made = new Map<string, readonly number[]>();
  for (let code = 0x20; code < 0x7f; code += 1) made.set(String.fromCharCode(code), [code]);
  for (let lead = 0xa1; lead <= 0xfe; lead += 1) {
    for (let trail = 0xa1; trail <= 0xfe; trail += 1) {
      const char = decoder.decode(Uint8Array.of(lead, trail));
      if (!char.includes('\ufffd') && !made.has(char)) made.set(char, [lead, trail]);
    }
  }
  return made;
}

/**
 * A shop's name for the issuer's page: EUC-JP, at most 25 bytes, Base64 (TdTenantName, docs/product/gateway.md#calls).
 * Leaves out characters that EUC-JP does not have; undefined when none remain.
 */
export function encodeTenantName(name: string): string | undefined {
  table ??= eucJpTable();
  const bytes: number[] = [];
  for (const char of name.normalize('NFC')) {
    const encoded = table.get(char) ?? [];
    if (bytes.length + encoded.length > MAX_BYTES) break;
    bytes.push(...encoded);
  }
  return bytes.length === 0 ? undefined : Buffer.from(bytes).toString('base64');
}
