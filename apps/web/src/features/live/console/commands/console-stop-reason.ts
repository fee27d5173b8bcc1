import { countCharacters } from '@kotohogi/ui/field';

/** The maximum length of a reason, in characters. */
export const MAX_REASON = 200;

/** Whether the reason has a length the server accepts; spaces alone do not count. */
export function isGivenReason(text: string): boolean {
  const count = countCharacters(text.trim());
  return count > 0 && count <= MAX_REASON;
}
