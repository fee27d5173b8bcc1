import { artwork, reactionArtwork } from '@kotohogi/themes/artwork';
import { PATTERNS } from '@kotohogi/themes/patterns';
import type { PatternName } from '@kotohogi/themes/theme-names';

/** Rice shower has one key for all patterns; its button is drawn in the page's own pattern. */
const RICE_SHOWER = 'natural-riceshower';

/** The URL of a stamp or petal on a page of this pattern. */
function spriteUrl(pattern: PatternName): (key: string) => string {
  return key => {
    if (key === RICE_SHOWER) return artwork(pattern, 'stamp-riceshower');
    const petal = PATTERNS[pattern].shower.find(kind => key === `petal-${kind}`);
    return petal === undefined ? (reactionArtwork(key) ?? '') : artwork(pattern, `petal-${petal}`);
  };
}

const SPRITES = new Map<PatternName, (key: string) => string>();

/** Returns the same function for the same pattern, because a new one would rebuild the reaction layer. */
export function spritesOf(pattern: PatternName): (key: string) => string {
  const known = SPRITES.get(pattern) ?? spriteUrl(pattern);
  SPRITES.set(pattern, known);
  return known;
}
