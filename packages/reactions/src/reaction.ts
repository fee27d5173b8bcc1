/** The eight things a guest can send, in the order of the bar. */
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

/** One of the eight reactions. */
export type ReactionKind = (typeof REACTION_KINDS)[number];

/**
 * A reaction with the moment it belongs to.
 * `atMs` is programme time (ms since the epoch) in a live, video time (ms from the start) in an archive; null means "now".
 */
export interface TimedReaction {
  readonly id: string;
  /** `{pattern}-{reaction}`, or `natural-riceshower` for every pattern. */
  readonly value: string;
  readonly atMs: number | null;
}

/** Rice shower has one key for all patterns (decision 103). */
const RICE_SHOWER = 'natural-riceshower';

/** The value on the wire of a reaction made under a pattern. */
export function reactionValue(pattern: string, kind: ReactionKind): string {
  return kind === 'riceshower' ? RICE_SHOWER : `${pattern}-${kind}`;
}

/** Whether a value stands for falling petals and not for a stamp (product text §3). */
export function isRiceShower(value: string): boolean {
  return value.includes('riceshower');
}
