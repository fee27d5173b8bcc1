import { DESIGN_PATTERNS, type DesignPattern } from '../hall/types.ts';

/** The kinds of reaction (docs/product/reaction.md#kinds). */
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

/** Rice shower has one key for all patterns (docs/product/reaction.md#kinds). */
const RICE_SHOWER = 'natural-riceshower';

/** The value of a reaction made with a pattern: `{pattern}-{reaction}`, or `natural-riceshower`. */
export function reactionValue(pattern: DesignPattern, kind: ReactionKind): string {
  return kind === 'riceshower' ? RICE_SHOWER : `${pattern}-${kind}`;
}

const KIND_OF: ReadonlyMap<string, ReactionKind> = new Map(
  DESIGN_PATTERNS.flatMap(pattern => REACTION_KINDS.map(kind => [reactionValue(pattern, kind), kind] as const)),
);

/** The kind of a value; undefined for values the product does not have. */
export function reactionKindOf(value: string): ReactionKind | undefined {
  return KIND_OF.get(value);
}

/** When a reaction was sent. The phases are stored separately, and only live reactions are pushed to others. */
export type ReactionPhase = 'rehearsal' | 'live' | 'archive';
