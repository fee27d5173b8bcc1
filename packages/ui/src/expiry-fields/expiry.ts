/** Maximum years until a card expires (docs/product/payment.md#cards). */
export const EXPIRY_YEARS = 100;

/** Month `01`–`12` and full year of a card; empty strings if not selected. */
export interface Expiry {
  readonly month: string;
  readonly year: string;
}

/** `01` to `12`. */
export const EXPIRY_MONTHS: readonly string[] = Array.from({ length: 12 }, (_, index) =>
  String(index + 1).padStart(2, '0'),
);

/** The selectable expiry years, starting with the current one. */
export function expiryYears(currentYear: number): readonly string[] {
  return Array.from({ length: EXPIRY_YEARS }, (_, index) => String(currentYear + index));
}
