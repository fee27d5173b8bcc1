import { countCharacters } from '@kotohogi/ui/field';

/** The longest reason that can be given, in characters. */
export const MAX_REASON = 200;

/** Whether there is a reason of a length the server takes: spaces alone are none. */
export function isGivenReason(text: string): boolean {
  const count = countCharacters(text.trim());
  return count > 0 && count <= MAX_REASON;
}
