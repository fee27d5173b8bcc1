import { isRiceShower, REACTION_KINDS, reactionValue } from '../reaction.ts';

/** The colours of shower leaves; each pattern uses its own choice of them. */
export const SHOWER_COLOURS = ['blue', 'heart', 'pink', 'red', 'yellow'] as const;

/** One colour of shower leaf. */
export type ShowerColour = (typeof SHOWER_COLOURS)[number];

/** The sprite of a shower leaf. */
export function petalKey(colour: ShowerColour): string {
  return `petal-${colour}`;
}

/** The sprites of a pattern's stamps; the rice shower has petals instead. */
export function stampKeys(pattern: string): readonly string[] {
  return REACTION_KINDS.filter(kind => kind !== 'riceshower').map(kind => reactionValue(pattern, kind));
}

/** Throws when a reaction asks for a sprite that is not there (product text §8). */
export function requireSprite(known: ReadonlySet<string>, value: string): void {
  if (!isRiceShower(value) && !known.has(value)) throw new Error(`missing sprite type: ${value}`);
}
