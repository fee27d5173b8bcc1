/** A list with at least one entry. */
export type NonEmpty<T> = readonly [T, ...T[]];

/** The tabs given, once it is sure that there is one: an empty row would be a mistake of the page. Throws on none. */
export function someTabs<T>(tabs: NonEmpty<T>, label: string): NonEmpty<T> {
  // Lists that come from data get past the type.
  if (tabs.length < 1) throw new Error(`the tabs "${label}" need at least one tab`);
  return tabs;
}
