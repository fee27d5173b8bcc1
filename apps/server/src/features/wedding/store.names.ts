import { coupleEntriesOf, type SearchQuery } from '@kotohogi/domain/search/query';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import { contains } from '../../platform/db/list.ts';

const NAMES = sql<string>`wedding_search.names`;
/** The expression of the index: see the migration that creates it. */
const ENTRIES = sql`wedding_search_entries(wedding_search.facility_id, wedding_search.names)`;

/** Whether an indexed array has all the entries. */
export const hasEntries = (array: RawBuilder<unknown>, entries: readonly string[]) =>
  sql<SqlBool>`${array} @> array[${sql.join(entries.map(entry => sql`${entry}::text`))}]`;

/**
 * Whether the names of a couple, as `wedding_search` holds them, contain each word in one of its spellings. Without a
 * scope the whole platform is searched.
 */
export function coupleMatches(words: SearchQuery['words'], scope?: FacilityScope): RawBuilder<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`false`;
  const venue = scope === undefined ? [] : [`#venue${scope.facilityId}`];
  // The entries are only the index condition, and must not be computed for each row the index finds. The text condition
  // then drops names that have the same pairs in another order.
  const matchesWord = (ways: readonly string[]) => {
    const indexed = ways.map(way => hasEntries(ENTRIES, [...venue, ...coupleEntriesOf(way)]));
    const compared = ways.map(way => contains(NAMES, way));
    return sql`(${sql.join(indexed, sql` or `)}) and (${sql.join(compared, sql` or `)})`;
  };
  return sql<SqlBool>`(${sql.join(words.map(matchesWord), sql` and `)})`;
}
