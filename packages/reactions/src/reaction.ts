/** The eight reactions a guest can send, in the order of the bar. */
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

/**
 * A reaction and the time it belongs to. `atMs` is program time (ms since the epoch) in a live, video time (ms from the
 * start) in an archive; null means "now".
 */
export interface TimedReaction {
  readonly id: string;
  /** `{pattern}-{reaction}`, or `natural-riceshower` for every pattern. */
  readonly value: string;
  readonly atMs: number | null;
}

/** Rice shower has one key for all patterns (docs/product/reaction.md#kinds). */
const RICE_SHOWER = 'natural-riceshower';

/** The wire value of a reaction made with a pattern. */
export function reactionValue(pattern: string, kind: ReactionKind): string {
  return kind === 'riceshower' ? RICE_SHOWER : `${pattern}-${kind}`;
}

/** Whether a value means falling petals and not a stamp (docs/product/reaction.md#kinds). */
export function isRiceShower(value: string): boolean {
  return value.includes('riceshower');
}
