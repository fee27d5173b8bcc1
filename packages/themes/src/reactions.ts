/** The kinds of reaction a guest may send (product text §3), in the order of the stamp bar. */
export const REACTION_KINDS = [
  'riceshower',
  'handclap',
  'thumbs-up',
  'flower',
  'heart',
  'smile',
  'blush',
  'tears',
] as const;

export type ReactionKind = (typeof REACTION_KINDS)[number];
