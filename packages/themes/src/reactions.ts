/** The kinds of reaction a guest may send (docs/product/reaction.md#kinds), in the order of the stamp bar. */
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
