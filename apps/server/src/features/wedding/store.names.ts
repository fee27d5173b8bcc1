import { coupleEntriesOf, entriesOf, type SearchQuery } from '@kotohogi/domain/search/query';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import { contains } from '../../platform/db/list.ts';

const NAMES = sql<string>`wedding_search.names`;
/** The expression of the index: see the migration that creates it. */
const ENTRIES = sql`wedding_search_entries(wedding_search.facility_id, wedding_search.names)`;

/** Whether a name contains a text after folding both; uses the table's index over `name_entries`. */
export function nameContains(column: string, text: string): RawBuilder<SqlBool> {
  if (text === '') return sql<SqlBool>`false`;
  const folded = sql<string>`fold_name(${sql.ref(column)})`;
  return sql<SqlBool>`(name_entries(${folded}) @@ ${entriesOf(text)}::tsquery and ${contains(folded, text)})`;
}

/** Whether the names of a couple contain each word in one of its spellings; reads every row. */
export function coupleContains(words: SearchQuery['words']): RawBuilder<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`false`;
  const compared = words.map(
    ways =>
      sql`(${sql.join(
        ways.map(way => contains(NAMES, way)),
        sql` or `,
      )})`,
  );
  return sql<SqlBool>`(${sql.join(compared, sql` and `)})`;
}

/**
 * The same, using the index, in one venue or on the whole platform. The index narrows the rows by their entries;
 * comparing the text drops names that have the same runs in another order.
 */
export function coupleMatches(words: SearchQuery['words'], scope?: FacilityScope): RawBuilder<SqlBool> {
  if (words.length === 0) return sql<SqlBool>`false`;
  const entries = coupleEntriesOf(words, scope?.facilityId);
  return sql<SqlBool>`(${ENTRIES} @@ ${entries}::tsquery and ${coupleContains(words)})`;
}
