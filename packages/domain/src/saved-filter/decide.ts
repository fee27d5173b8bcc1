import { type Refused, refuse } from '../kernel/refusal.ts';

/** A longer list would be hard to use; the limit also bounds what one person can store. */
export const MAX_SAVED_FILTERS = 20;
export const MAX_SAVED_NAME = 50;
/** The list is named by the path of its page. */
export const MAX_LIST_PATH = 300;
/** The length of all names and values: they go into a URL, which browsers and proxies limit. */
export const MAX_SAVED_QUERY = 2_000;

/** Whether a person may save filters under a name; an existing name can always be replaced. */
export function decideSave(names: readonly string[], name: string): 'allowed' | Refused<'saved_filter_limit'> {
  const isNew = !names.includes(name);
  return isNew && names.length >= MAX_SAVED_FILTERS
    ? refuse('saved_filter_limit', { max: MAX_SAVED_FILTERS })
    : 'allowed';
}

/** Whether saved filters may get a name; a rename never replaces other filters, because the form does not say so. */
export function decideRename(others: readonly string[], name: string): 'allowed' | Refused<'saved_filter_name_taken'> {
  return others.includes(name) ? refuse('saved_filter_name_taken', { field: 'name' }) : 'allowed';
}
