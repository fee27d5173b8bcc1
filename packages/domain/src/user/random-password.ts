/** Letters and digits that nobody takes for another, on paper or over the telephone. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/**
 * Writes a password to be handed on and typed once: four groups of four signs, 79 bits. `draw` answers a number from 0 up to,
 * and without, its bound, each as likely as the others and foreseen by nobody.
 */
export function writePassword(draw: (bound: number) => number): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS.charAt(draw(SIGNS.length))).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
