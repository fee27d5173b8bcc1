/** What falls in the shower (product text §3). */
export const SHOWER_KINDS = ['blue', 'heart', 'pink', 'red', 'yellow'] as const;

/** A kind of petal in the shower. */
export type ShowerKind = (typeof SHOWER_KINDS)[number];
