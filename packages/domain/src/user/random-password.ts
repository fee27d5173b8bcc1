/** Letters and digits that are not confused with each other on paper or on the phone. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/**
 * Writes a password to be handed over and typed once: four groups of four characters, 79 bits. `draw` returns a
 * uniformly distributed, unpredictable number from 0 to its bound (exclusive).
 */
export function writePassword(draw: (bound: number) => number): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS.charAt(draw(SIGNS.length))).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
