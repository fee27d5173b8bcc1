/** What an address asks for: every value a text, as it stands there. */
export type SearchTexts = Readonly<Record<string, string>>;

/** Reads the query of an address. Of a name that comes twice the last counts. */
export function parseSearch(query: string): SearchTexts {
  return Object.fromEntries(new URLSearchParams(query));
}

/** Writes a query; what is undefined or empty is left out, so that an address holds only what was chosen. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}

/** The one query parameter every login page reads: where to go on to. */
export interface CallbackSearch {
  readonly callback?: string;
}

/** Reads `callback` out of an address. */
export function readCallbackSearch(search: Readonly<Record<string, unknown>>): CallbackSearch {
  return typeof search.callback === 'string' ? { callback: search.callback } : {};
}
