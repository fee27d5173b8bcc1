import type { CompanyId, FacilityId, UserId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { entriesOf, type SearchQuery } from '@kotohogi/domain/search/query';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CompanyScope, FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { contains, startsWith } from '../../platform/db/list.ts';
import { coupleMatches, hasEntries } from '../wedding/index.ts';

/** How many of each kind a search shows. */
export const SHOWN = 6;

/**
 * How many matches are ranked: a single character has hundreds of thousands on the platform, and the person usually
 * types more (docs/product/search.md#order).
 */
const COMPARED = 400;

/** The matching weddings: an exact code first, then upcoming ones, nearest first, then past ones, latest first. */
export async function findWeddings(tx: Tx, { words, code }: SearchQuery, now: Instant, scope?: FacilityScope) {
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
  const named = tx
    .selectFrom('wedding_search')
    .select('wedding_search.wedding_id as id')
    .where(coupleMatches(words, scope))
    .limit(COMPARED);
  const matches = await Promise.all([named, ...coded].map(query => query.execute()));
  const ids = [...new Set(matches.flat().map(row => row.id))];
  if (ids.length === 0) return [];
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
    .where(sql<SqlBool>`wedding.id = any(${ids}::integer[])`)
    .where('wedding.deleted_at', 'is', null)
    .where('facility.deleted_at', 'is', null)
    .where('company.deleted_at', 'is', null)
    .orderBy(sql`${code} in (lower(wedding.key), lower(wedding.reservation_id))`, 'desc')
    .orderBy(sql`wedding.starts_at >= ${at(now)} - interval '1 day'`, 'desc')
    .orderBy(sql`abs(extract(epoch from wedding.starts_at - ${at(now)}))`)
    .orderBy('wedding.id')
    .limit(SHOWN + 1);
  return await found.execute();
}

const FOLDED = (column: string) => sql<string>`fold_name(${sql.ref(column)})`;

/** Whether the folded name contains the text; the index of the table finds it. */
function isNamed(column: string, name: string): RawBuilder<SqlBool> {
  if (name === '') return sql<SqlBool>`false`;
  const folded = FOLDED(column);
  return sql<SqlBool>`(${hasEntries(sql`name_grams(${folded})`, entriesOf(name))} and ${contains(folded, name)})`;
}

/** The halls of a facility by name or room. */
export async function findHalls(tx: Tx, scope: FacilityScope, { name }: SearchQuery) {
  if (name === '') return [];
  return await tx
    .selectFrom('hall')
    .select(['id', 'name', 'venue'])
    .where('facility_id', '=', scope.facilityId)
    .where('deleted_at', 'is', null)
    .where(eb => eb.or([contains(FOLDED('hall.name'), name), contains(FOLDED('hall.venue'), name)]))
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
    .where(eb => eb.or([isNamed('facility.name', name), startsWith(sql`facility.account_id`, code)]))
    .limit(SHOWN);
  return await (scope === undefined ? found : found.where('facility.company_id', '=', scope.companyId)).execute();
}

/** The companies of the platform by name or account id. */
export async function findCompanies(tx: Tx, { name, code }: SearchQuery) {
  return await tx
    .selectFrom('company')
    .select(['id', 'name', 'account_id'])
    .where('deleted_at', 'is', null)
    .where(eb => eb.or([isNamed('company.name', name), startsWith(sql`company.account_id`, code)]))
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
    const ids = await Promise.all([
      users.where(isNamed('app_user.name', name)).limit(SHOWN).execute(),
      users.where(byAddress).limit(SHOWN).execute(),
    ]);
    return [...new Map<UserId, (typeof ids)[number][number]>(ids.flat().map(row => [row.id, row])).values()].slice(
      0,
      SHOWN,
    );
  }
  const granted = tx.selectFrom('user_grant').select('user_id');
  const members =
    'facilityId' in scope
      ? granted.where('facility_id', '=', scope.facilityId)
      : granted.where('company_id', '=', scope.companyId);
  const matches = name === '' ? byAddress : sql<SqlBool>`(${contains(FOLDED('app_user.name'), name)} or ${byAddress})`;
  return await users.where('id', 'in', members).where(matches).orderBy('id').limit(SHOWN).execute();
}
