import { isRiceShower, REACTION_KINDS, reactionValue } from '../reaction.ts';

/** The colors of shower leaves; each pattern uses a selection. */
export const SHOWER_COLOURS = ['blue', 'heart', 'pink', 'red', 'yellow'] as const;

export type ShowerColour = (typeof SHOWER_COLOURS)[number];

/** The sprite key of a shower leaf. */
export function petalKey(colour: ShowerColour): string {
  return `petal-${colour}`;
}

/** The sprite keys of a pattern's stamps; the rice shower has petals instead. */
export function stampKeys(pattern: string): readonly string[] {
  return REACTION_KINDS.filter(kind => kind !== 'riceshower').map(kind => reactionValue(pattern, kind));
}

/** Throws if a reaction needs a sprite that does not exist. */
export function requireSprite(known: ReadonlySet<string>, value: string): void {
  if (!isRiceShower(value) && !known.has(value)) throw new Error(`missing sprite type: ${value}`);
}
