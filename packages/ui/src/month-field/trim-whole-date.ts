/**
 * Year and month of a whole date, with or without a time; anything else, such as a partially typed month, is returned
 * unchanged.
 */
export function trimWholeDate(text: string): string {
  return /^(\d{4}-\d{2})-\d{2}(?:T.*)?$/.exec(text)?.[1] ?? text;
}
