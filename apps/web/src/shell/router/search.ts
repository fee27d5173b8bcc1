/** The query of an address: every value a text, unparsed. */
export type SearchTexts = Readonly<Record<string, string>>;

/** Reads the query of an address. For a repeated name, the last value counts. */
export function parseSearch(query: string): SearchTexts {
  return Object.fromEntries(new URLSearchParams(query));
}

/** Writes a query; omits undefined and empty values, so that an address holds only what was chosen. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}

/** The query parameter every login page reads: where to go after login. */
export interface CallbackSearch {
  readonly callback?: string;
}

/** Reads `callback` from a query. */
export function readCallbackSearch(search: Readonly<Record<string, unknown>>): CallbackSearch {
  return typeof search.callback === 'string' ? { callback: search.callback } : {};
}
