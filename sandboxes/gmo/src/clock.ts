const JST_OFFSET_MS = 9 * 3_600_000;

/** `yyyyMMddHHmmss` in Japan. */
export function stampOf(atMs: number): string {
  return new Date(atMs + JST_OFFSET_MS).toISOString().replace(/\D/g, '').slice(0, 14);
}

/** `yyyy-MM-dd-HH-mm-ss` in Japan, the token service's format for a token's expiry. */
export function dashedStampOf(atMs: number): string {
  return stampOf(atMs).replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3-$4-$5-$6');
}
