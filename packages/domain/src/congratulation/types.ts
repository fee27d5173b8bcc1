export const MAX_CONGRATULATION = 100;

/** How many messages one guest may send (docs/product/congratulation.md#messages). */
export const MAX_MESSAGES_EACH = 5;

/** The longest thanks for a leaf, in code points. */
export const MAX_THANKS = 100;

/** The files a couple can download to keep. */
export const KEEPSAKE_KINDS = ['book', 'poster-A4', 'poster-A2', 'archive'] as const;
export type KeepsakeKind = (typeof KEEPSAKE_KINDS)[number];

export const POSTER_SIZES = ['A4', 'A2'] as const;
export type PosterSize = (typeof POSTER_SIZES)[number];
