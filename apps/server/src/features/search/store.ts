import type { CompanyId, FacilityId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { SearchQuery } from '@kotohogi/domain/search/query';
import { type SqlBool, sql } from 'kysely';
import type { CompanyScope, FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { contains, startsWith } from '../../platform/db/list.ts';
import { coupleContains, coupleMatches, nameContains } from '../wedding/index.ts';

/** How many of each kind a search shows. */
export const SHOWN = 6;

/** The most matches that are ranked: users who type one character usually type more (docs/product/search.md#order). */
const COMPARED = 200;
/** How many of the latest weddings are read before the index of all names. */
const LATEST = 3_000;

/**
 * The ids of the weddings whose names match. A frequent text (in a tenth of all names or more) is found among the latest
 * weddings, because the index would collect hundreds of thousands of matches before it returns the first. The index
 * finds rarer texts.
 */
function named({ words }: SearchQuery, scope?: FacilityScope) {
  const inOrder =
    scope === undefined
      ? sql`order by wedding_id desc`
      : sql`where facility_id = ${scope.facilityId} order by wedding_id desc`;
  return sql`
    with latest as (
      select wedding_id, names from wedding_search ${inOrder} limit ${sql.lit(LATEST)}
    ), near as materialized (
      select wedding_id from latest wedding_search where ${coupleContains(words)} limit ${sql.lit(COMPARED)}
    )
    select wedding_id as id from near
    union all (
      select wedding_id from wedding_search
      where (select count(*) from near) < ${sql.lit(COMPARED)} and (select count(*) from latest) = ${sql.lit(LATEST)}
        and ${coupleMatches(words, scope)}
      limit ${sql.lit(COMPARED)}
    )`;
}

/** The ids of the weddings whose names or codes match. */
function matches(tx: Tx, query: SearchQuery, scope?: FacilityScope) {
  const { words, code } = query;
  const open = tx.selectFrom('wedding').select('wedding.id').where('wedding.deleted_at', 'is', null).limit(COMPARED);
  const lower = (column: 'key' | 'reservation_id') => sql<string>`lower(${sql.ref(`wedding.${column}`)})`;
  // A venue has few enough weddings to compare any part of a code: staff often know only the last digits.
  const coded =
    scope === undefined
      ? (['key', 'reservation_id'] as const).map(column => open.where(startsWith(lower(column), code)))
      : [
          open
            .where('wedding.facility_id', '=', scope.facilityId)
            .where(eb => eb.or([contains(lower('key'), code), contains(lower('reservation_id'), code)])),
        ];
  const found = [...(words.length === 0 ? [] : [named(query, scope)]), ...coded];
  return sql.join(
    found.map(one => sql`(${one})`),
    sql` union `,
  );
}

/** The matching weddings: an exact code first, then upcoming ones, nearest first, then past ones, latest first. */
export async function findWeddings(tx: Tx, query: SearchQuery, now: Instant, scope?: FacilityScope) {
  const found = tx
    .selectFrom('wedding')
    .innerJoin('hall', 'hall.id', 'wedding.hall_id')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .leftJoin('invitation', 'invitation.wedding_id', 'wedding.id')
    .select(['wedding.id', 'wedding.key', 'wedding.reservation_id', 'wedding.starts_at', 'wedding.status'])
    .select(['invitation.published_at', 'invitation.reply_deadline', 'hall.name as hall_name'])
    .select(['facility.name as facility_name', 'facility.account_id as facility_account_id'])
    .select('company.account_id as company_account_id')
    .where(sql<SqlBool>`wedding.id = any(array(${matches(tx, query, scope)}))`)
    .where('wedding.deleted_at', 'is', null)
    .where('facility.deleted_at', 'is', null)
    .where('company.deleted_at', 'is', null)
    .orderBy(sql`${query.code} in (lower(wedding.key), lower(wedding.reservation_id))`, 'desc')
    .orderBy(sql`wedding.starts_at >= ${at(now)} - interval '1 day'`, 'desc')
    .orderBy(sql`abs(extract(epoch from wedding.starts_at - ${at(now)}))`)
    .orderBy('wedding.id')
    .limit(SHOWN + 1);
  return await found.execute();
}

/** A stored name as it is compared. */
const folded = (column: string) => sql<string>`fold_name(${sql.ref(column)})`;

/** The halls of a facility by name or room. */
export async function findHalls(tx: Tx, scope: FacilityScope, { name }: SearchQuery) {
  if (name === '') return [];
  return await tx
    .selectFrom('hall')
    .select(['id', 'name', 'venue'])
    .where('facility_id', '=', scope.facilityId)
    .where('deleted_at', 'is', null)
    .where(eb => eb.or([contains(folded('hall.name'), name), contains(folded('hall.venue'), name)]))
    .orderBy('id')
    .limit(SHOWN)
    .execute();
}

/** The facilities of a company, or of the platform, by name or account id. */
export async function findFacilities(tx: Tx, { name, code }: SearchQuery, scope?: CompanyScope) {
  const found = tx
    .selectFrom('facility')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select(['facility.id', 'facility.name', 'facility.account_id', 'company.name as company_name'])
    .select('company.account_id as company_account_id')
    .where('facility.deleted_at', 'is', null)
    .where('company.deleted_at', 'is', null)
    .where(eb => eb.or([nameContains('facility.name', name), startsWith(sql`facility.account_id`, code)]))
    .limit(SHOWN);
  return await (scope === undefined ? found : found.where('facility.company_id', '=', scope.companyId)).execute();
}

/** The companies of the platform by name or account id. */
export async function findCompanies(tx: Tx, { name, code }: SearchQuery) {
  return await tx
    .selectFrom('company')
    .select(['id', 'name', 'account_id'])
    .where('deleted_at', 'is', null)
    .where(eb => eb.or([nameContains('company.name', name), startsWith(sql`company.account_id`, code)]))
    .limit(SHOWN)
    .execute();
}

/** Where users are searched: in a facility, in a company, or on the whole platform. */
export type UserScope = { readonly facilityId: FacilityId } | { readonly companyId: CompanyId };

/** Users by name or by the beginning of their address; people who have not accepted an invitation have no name yet. */
export async function findUsers(tx: Tx, { name, code }: SearchQuery, scope?: UserScope) {
  const users = tx.selectFrom('app_user').select(['id', 'name', 'email']).where('deleted_at', 'is', null);
  const byAddress = startsWith(sql`lower(app_user.email)`, code);
  if (scope === undefined) {
    // Two searches, each with its own index; one condition with `or` would scan every user.
    const ids = users.clearSelect().select('id').limit(SHOWN);
    const found = [nameContains('app_user.name', name), byAddress].map(condition => sql`(${ids.where(condition)})`);
    return await users
      .where(sql<SqlBool>`id = any(array(${sql.join(found, sql` union all `)}))`)
      .limit(SHOWN)
      .execute();
  }
  const granted = tx.selectFrom('user_grant').select('user_id');
  const members =
    'facilityId' in scope
      ? granted.where('facility_id', '=', scope.facilityId)
      : granted.where('company_id', '=', scope.companyId);
  const matches = name === '' ? byAddress : sql<SqlBool>`(${contains(folded('app_user.name'), name)} or ${byAddress})`;
  return await users.where('id', 'in', members).where(matches).orderBy('id').limit(SHOWN).execute();
}
