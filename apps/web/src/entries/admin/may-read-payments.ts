/** Whether a user may read at least one kind of payment. */
export const mayReadPayments = (abilities: ReadonlySet<string>): boolean =>
  abilities.has('admin:read:attendantPayment') || abilities.has('admin:read:archive-video-payment');

/** Whether a user may read the totals of all venues. */
export const mayReadTotals = (abilities: ReadonlySet<string>): boolean =>
  abilities.has('admin:read:cross-facility-financial') || abilities.has('admin:read:balance-summaries');
