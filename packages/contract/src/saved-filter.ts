import { MAX_LIST_PATH, MAX_SAVED_NAME, MAX_SAVED_QUERY } from '@kotohogi/domain/saved-filter/decide';
import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';
import { pathId } from './rules/params.ts';
import { requiredLine } from './rules/text.ts';

/** The path of the list's page, such as `/c/lumiere/facilities/karuizawa/manage/weddings`. */
const list = z.string().check(z.maxLength(MAX_LIST_PATH), z.startsWith('/'));

/** The filters as they are in the URL. */
const filters = z.record(z.string(), z.string()).check(
  z.refine(all => {
    const length = Object.entries(all).reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    return length > 0 && length <= MAX_SAVED_QUERY;
  }),
);

const savedRow = z.object({ id: z.number(), name: z.string(), filters: z.record(z.string(), z.string()) });
export type SavedFilterRow = z.infer<typeof savedRow>;

const rows = z.object({ rows: z.array(savedRow) });

const OWN = { none: 'concerns only what the user sees' } as const;

/** The filters that a user saved for a list under a name (docs/product/list.md#saved-filters). */
export const savedFilter = {
  list: endpoint({
    name: 'savedFilter.list',
    method: 'GET',
    path: '/auth/savedFilters',
    summary: 'Lists the filters that the user saved for the list at a path.',
    access: 'session',
    query: z.object({ list }),
    output: rows,
  }),
  save: endpoint({
    name: 'savedFilter.save',
    method: 'POST',
    path: '/auth/savedFilters',
    summary: 'Saves filters of a list under a name; the same name replaces the earlier ones.',
    access: 'session',
    audit: OWN,
    body: z.object({ list, name: requiredLine(MAX_SAVED_NAME), filters }),
    output: rows,
    errors: { saved_filter_limit: 422 },
    perMinute: 60,
  }),
  rename: endpoint({
    name: 'savedFilter.rename',
    method: 'PATCH',
    path: '/auth/savedFilters/:id',
    summary: 'Renames saved filters.',
    access: 'session',
    audit: OWN,
    params: z.object({ id: pathId<number>() }),
    body: z.object({ name: requiredLine(MAX_SAVED_NAME) }),
    output: rows,
    errors: { saved_filter_unknown: 404, saved_filter_name_taken: 409 },
    perMinute: 60,
  }),
  remove: endpoint({
    name: 'savedFilter.remove',
    method: 'DELETE',
    path: '/auth/savedFilters/:id',
    summary: 'Deletes saved filters.',
    access: 'session',
    audit: OWN,
    params: z.object({ id: pathId<number>() }),
    output: rows,
    errors: { saved_filter_unknown: 404 },
  }),
};
