import { type SearchResult, search } from '@kotohogi/contract/search';
import { withinKey } from '@kotohogi/domain/account/api-key';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { permissionsBelowPlatform } from '@kotohogi/domain/permission/grants';
import { readSearch, type SearchQuery } from '@kotohogi/domain/search/query';
import { asUser, inCompany, inFacility, type Route } from '../../gate/route.ts';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Db } from '../../platform/db/connect.ts';
import { couplesOf, lifeCycleOf } from '../wedding/index.ts';
import { findCompanies, findFacilities, findHalls, findUsers, findWeddings, SHOWN } from './store.ts';

const NOTHING: SearchResult = {
  weddings: [],
  hasMoreWeddings: false,
  users: [],
  halls: [],
  facilities: [],
  companies: [],
};

type Weddings = Pick<SearchResult, 'weddings' | 'hasMoreWeddings'>;

async function weddingsOf(db: Db, query: SearchQuery, now: Instant, scope?: FacilityScope): Promise<Weddings> {
  const found = await findWeddings(db, query, now, scope);
  const shown = found.slice(0, SHOWN);
  const couples = await couplesOf(
    db,
    shown.map(row => row.id),
  );
  return {
    hasMoreWeddings: found.length > SHOWN,
    weddings: shown.map(row => ({
      id: row.id,
      key: row.key,
      reservationId: row.reservation_id,
      startsAt: instant(row.starts_at),
      lifeCycle: lifeCycleOf(row, now),
      couple: couples.get(row.id) ?? [],
      hallName: row.hall_name,
      facilityName: row.facility_name,
      facilityAccountId: row.facility_account_id,
      companyAccountId: row.company_account_id,
    })),
  };
}

async function facilitiesOf(...asked: Parameters<typeof findFacilities>): Promise<SearchResult['facilities']> {
  const rows = await findFacilities(...asked);
  return rows.map(
    ({ account_id: accountId, company_account_id: companyAccountId, company_name: companyName, ...row }) => ({
      ...{ ...row, accountId, companyAccountId, companyName },
    }),
  );
}

async function companiesOf(db: Db, query: SearchQuery): Promise<SearchResult['companies']> {
  const rows = await findCompanies(db, query);
  return rows.map(({ id, name, account_id: accountId }) => ({ id, name, accountId }));
}

/** The results, or an empty list for a kind that the caller may not read. */
const ifMay = async <T>(may: boolean, find: () => Promise<readonly T[]>): Promise<T[]> =>
  may ? [...(await find())] : [];

/** Handlers for the search of the staff areas (docs/product/search.md#who-may). */
export function searchHandlers({ db }: { readonly db: Db }): Route[] {
  return [
    inFacility(search.facility, async (call, scope) => {
      const query = readSearch(call.query.q ?? '');
      if (query === undefined) return NOTHING;
      const [weddings, halls, users] = await Promise.all([
        call.permissions.has('facility:read:wedding') ? weddingsOf(db, query, call.now, scope) : undefined,
        findHalls(db, scope, query),
        ifMay(call.permissions.has('facility:read:user'), () => findUsers(db, query, scope)),
      ]);
      return { ...NOTHING, ...weddings, halls, users };
    }),

    inCompany(search.company, async (call, scope) => {
      const query = readSearch(call.query.q ?? '');
      if (query === undefined) return NOTHING;
      const [facilities, users] = await Promise.all([
        facilitiesOf(db, query, scope),
        ifMay(call.permissions.has('company:read:user'), () => findUsers(db, query, scope)),
      ]);
      return { ...NOTHING, facilities, users };
    }),

    asUser(search.platform, async (call, user) => {
      const query = readSearch(call.query.q ?? '');
      if (query === undefined) return NOTHING;
      // A wedding opens in the area of its venue, so only platform roles that may read there find it.
      const below = withinKey(permissionsBelowPlatform(user.grants), user.apiKey);
      const seesCompanies = call.permissions.has('admin:read:company');
      const [weddings, companies, facilities, users] = await Promise.all([
        below.has('facility:read:wedding') ? weddingsOf(db, query, call.now) : undefined,
        ifMay(seesCompanies, () => companiesOf(db, query)),
        ifMay(seesCompanies, () => facilitiesOf(db, query)),
        ifMay(call.permissions.has('admin:read:user'), () => findUsers(db, query)),
      ]);
      return { ...NOTHING, ...weddings, companies, facilities, users };
    }),
  ];
}
