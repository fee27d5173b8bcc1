export const MAX_CONGRATULATION = 100;

/** How many messages one guest may send (decision 45). */
export const MAX_MESSAGES_EACH = 5;

/** The longest thanks for a leaf, code points. */
export const MAX_THANKS = 100;

/** The papers the tree is set for. */
export const POSTER_SIZES = ['A4', 'A2'] as const;
export type PosterSize = (typeof POSTER_SIZES)[number];
