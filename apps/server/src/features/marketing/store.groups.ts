import { sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { NextBatch } from '../../platform/db/batches.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { COUNTS, countsByWedding, guestsOf, type MarketingSearch, SUMS, weddingsOf } from './store.ts';

/** The groups of every chart, from one pass over the guests; each row has exactly one key that is not null. */
export async function listChartGroups(tx: Tx, scope: FacilityScope, search: MarketingSearch) {
  return await tx
    .selectFrom(guestsOf(tx, weddingsOf(tx, scope, search), search).as('guest'))
    .select([
      'guest.relation_ship',
      'guest.wedding_aggregate_area',
      'guest.num_of_attendees_div',
      'guest.month',
      'guest.viewed_type',
      'guest.gift_band',
      ...COUNTS,
    ])
    .groupBy(
      sql`grouping sets ((guest.relation_ship), (guest.wedding_aggregate_area), (guest.num_of_attendees_div),
        (guest.month), (guest.viewed_type), (guest.gift_band))`,
    )
    .execute();
}

/** The guests of each hall, largest number first. */
export async function listHallGroups(tx: Tx, scope: FacilityScope, search: MarketingSearch) {
  return await tx
    .selectFrom(countsByWedding(tx, weddingsOf(tx, scope, search), search).as('by_wedding'))
    .innerJoin('wedding', 'wedding.id', 'by_wedding.wedding_id')
    .innerJoin('hall', 'hall.id', 'wedding.hall_id')
    .select(['hall.id', 'hall.name', ...SUMS])
    .groupBy(['hall.id', 'hall.name'])
    .orderBy(sql`sum(by_wedding.chosen[1])`, 'desc')
    .orderBy('hall.id')
    .execute();
}

/** The position of the previous batch's last wedding, as PostgreSQL prints it, to the microsecond. */
interface Place {
  readonly id: number;
  readonly place: string;
}

/** The next weddings of the file with the counts of their guests, the earliest ceremony first. */
export async function listWeddingGroups(
  tx: Tx,
  scope: FacilityScope,
  search: MarketingSearch,
  { after, limit }: NextBatch<Place>,
) {
  const weddings = weddingsOf(tx, scope, search)
    .$if(after !== undefined, query =>
      query.where(
        sql<boolean>`(wedding.starts_at, wedding.id) > (${after?.place}::timestamptz, ${after?.id}::integer)`,
      ),
    )
    .orderBy('wedding.starts_at')
    .orderBy('wedding.id')
    .limit(limit);
  return await tx
    .selectFrom(weddings.as('of'))
    .innerJoin('hall', 'hall.id', 'of.hall_id')
    .leftJoin(countsByWedding(tx, weddings, search).as('by_wedding'), 'by_wedding.wedding_id', 'of.id')
    .select([
      'of.id',
      'of.reservation_id',
      'of.starts_at',
      'of.wedding_aggregate_area',
      'of.num_of_attendees_div',
      'hall.name as hall_name',
      sql<string>`of.starts_at::text`.as('place'),
      'by_wedding.yen',
      'by_wedding.chosen',
      'by_wedding.others',
    ])
    .orderBy('of.starts_at')
    .orderBy('of.id')
    .execute();
}
