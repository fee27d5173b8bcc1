/** The petals of the shower (product text §3). */
export const SHOWER_KINDS = ['blue', 'heart', 'pink', 'red', 'yellow'] as const;

export type ShowerKind = (typeof SHOWER_KINDS)[number];
