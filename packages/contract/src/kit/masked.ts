/** Parts of the names of fields that hold secrets or personal data, in any combination: newPassword, x-api-key. */
const MASKED =
  /pass|cookie|auth|apikey|token|mail|name|kana|roman|message|greeting|accountn|accounth|^tel|^zip|^addr|birth/;
/** Names of objects, not of people. */
const HARMLESS = /^(host|path|job)name$/;

/**
 * Whether the value of a field never reaches a log, here or in the browser (docs/product/calls.md#answers). Capitals,
 * hyphens and underscores do not matter.
 */
export function isMasked(field: string): boolean {
  const name = field.toLowerCase().replace(/[-_]/g, '');
  return MASKED.test(name) && !HARMLESS.test(name);
}
