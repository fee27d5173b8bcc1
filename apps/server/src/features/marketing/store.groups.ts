import { sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { NextBatch } from '../../platform/db/batches.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { guestsOf, type MarketingSearch, TALLIES } from './store.ts';

/** The groups of every chart, from one pass over the guests; of the keys all but one are null. */
export async function listChartGroups(tx: Tx, scope: FacilityScope, search: MarketingSearch) {
  return await tx
    .selectFrom(guestsOf(tx, scope, search).as('guest'))
    .select([
      'guest.relation_ship',
      'guest.wedding_aggregate_area',
      'guest.num_of_attendees_div',
      'guest.month',
      'guest.viewed_type',
      'guest.gift_band',
      ...TALLIES,
    ])
    .groupBy(
      sql`grouping sets ((guest.relation_ship), (guest.wedding_aggregate_area), (guest.num_of_attendees_div),
        (guest.month), (guest.viewed_type), (guest.gift_band))`,
    )
    .execute();
}

/** The guests of each hall, the hall with the most first. */
export async function listHallGroups(tx: Tx, scope: FacilityScope, search: MarketingSearch) {
  return await tx
    .selectFrom(guestsOf(tx, scope, search).as('guest'))
    .innerJoin('hall', 'hall.id', 'guest.hall_id')
    .select(['hall.id', 'hall.name', ...TALLIES])
    .groupBy(['hall.id', 'hall.name'])
    .orderBy(sql`count(*) filter (where guest.chosen)`, 'desc')
    .orderBy('hall.id')
    .execute();
}

/** The last wedding of the previous batch; its place as PostgreSQL writes it, to the microsecond. */
interface Place {
  readonly id: number;
  readonly place: string;
}

/** The guests of the next weddings of the file, the earliest ceremony first. */
export async function listWeddingGroups(
  tx: Tx,
  scope: FacilityScope,
  search: MarketingSearch,
  { after, limit }: NextBatch<Place>,
) {
  const guests = guestsOf(tx, scope, search).$if(after !== undefined, query =>
    query.where(sql<boolean>`(wedding.starts_at, wedding.id) > (${after?.place}::timestamptz, ${after?.id}::integer)`),
  );
  return await tx
    .selectFrom(guests.as('guest'))
    .innerJoin('hall', 'hall.id', 'guest.hall_id')
    .select([
      'guest.wedding_id as id',
      'guest.reservation_id',
      'guest.starts_at',
      'guest.wedding_aggregate_area',
      'guest.num_of_attendees_div',
      'hall.name as hall_name',
      sql<string>`guest.starts_at::text`.as('place'),
      ...TALLIES,
    ])
    .groupBy([
      'guest.wedding_id',
      'guest.reservation_id',
      'guest.starts_at',
      'guest.wedding_aggregate_area',
      'guest.num_of_attendees_div',
      'hall.name',
    ])
    .orderBy('guest.starts_at')
    .orderBy('guest.wedding_id')
    .limit(limit)
    .execute();
}
