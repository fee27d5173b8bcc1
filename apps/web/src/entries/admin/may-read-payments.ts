/** Whether a user may read at least one kind of payment. */
export const mayReadPayments = (abilities: ReadonlySet<string>): boolean =>
  abilities.has('admin:read:attendantPayment') || abilities.has('admin:read:archive-video-payment');
