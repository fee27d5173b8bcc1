/** The one query parameter every login page reads: where to go on to. */
export interface CallbackSearch {
  readonly callback?: string;
}

/** Reads `callback` out of an address. */
export function readCallbackSearch(search: Readonly<Record<string, unknown>>): CallbackSearch {
  return typeof search.callback === 'string' ? { callback: search.callback } : {};
}
