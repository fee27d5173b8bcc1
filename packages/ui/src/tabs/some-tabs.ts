/** A list with at least one entry. */
export type NonEmpty<T> = readonly [T, ...T[]];

/** Returns the given tabs if there is at least one: an empty row is a bug of the page. Throws if there is none. */
export function someTabs<T>(tabs: NonEmpty<T>, label: string): NonEmpty<T> {
  // Lists that come from data bypass the type.
  if (tabs.length < 1) throw new Error(`the tabs "${label}" need at least one tab`);
  return tabs;
}
