/** The petals of the shower (docs/product/pattern.md#leaves-and-petals). */
export const SHOWER_KINDS = ['blue', 'heart', 'pink', 'red', 'yellow'] as const;

export type ShowerKind = (typeof SHOWER_KINDS)[number];
