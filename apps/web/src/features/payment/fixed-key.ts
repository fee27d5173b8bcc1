/** What decides how far the amount of a wedding's gifts is fixed. */
interface FixedFacts {
  readonly isFixed: boolean;
  readonly frozen: object | null;
}

/**
 * The text about the amount: it is open, gifts are closed but the amount is not stored yet, or it is fixed
 * (docs/product/balance.md#fixed-amount).
 */
export function fixedKey({ isFixed, frozen }: FixedFacts) {
  if (!isFixed) return 'payment.fixedAt';
  return frozen === null ? 'payment.beingFixed' : 'payment.isFixed';
}
