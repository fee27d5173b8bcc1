import type { FiltersOf } from '@kotohogi/contract/kit/list';
import { marketingGuests, type marketingList, marketingWeddings } from '@kotohogi/contract/marketing';
import { SEEN_SECONDS } from '@kotohogi/domain/attendant/host';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { COUNTED, type Counted, type ViewedType } from '@kotohogi/domain/marketing/funnel';
import { GIFT_BANDS_YEN } from '@kotohogi/domain/marketing/gift-bands';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { matching } from '../../platform/db/list.ts';

/** Which guests are counted. */
export interface MarketingSearch {
  readonly query: FiltersOf<typeof marketingList>;
  readonly now: Instant;
  /** Gift money is not read for callers who may not see it. */
  readonly seesGifts: boolean;
}

const LIVE = sql<boolean>`attendant.watched_live_seconds >= ${sql.lit(SEEN_SECONDS)}`;
const ARCHIVE = sql<boolean>`attendant.watched_archive_seconds >= ${sql.lit(SEEN_SECONDS)}`;
const WRITTEN = sql<boolean>`written.attendant_id is not null`;

/** What each guest gave, and who wrote to the couple. */
function sourcesOf(tx: Tx, scope: FacilityScope, seesGifts: boolean) {
  return {
    given: tx
      .selectFrom('payment')
      .select(eb => ['payment.attendant_id', eb.fn.sum<number>('payment.amount_yen').as('yen')])
      .where('payment.facility_id', '=', scope.facilityId)
      .where('payment.purpose', '=', 'gift')
      .where('payment.state', '=', 'CAPTURED')
      .where(eb => eb.lit(seesGifts))
      .groupBy('payment.attendant_id')
      .as('given'),
    written: tx
      .selectFrom('congratulation')
      .innerJoin('wedding as of', 'of.id', 'congratulation.wedding_id')
      .select('congratulation.attendant_id')
      .distinct()
      .where('of.facility_id', '=', scope.facilityId)
      .as('written'),
  };
}

/**
 * One row for each guest of the weddings that the filters select: which steps they reached, and whether they are
 * selected themselves (docs/product/marketing.md#people).
 */
export function guestsOf(tx: Tx, scope: FacilityScope, { query, now, seesGifts }: MarketingSearch) {
  const { given, written } = sourcesOf(tx, scope, seesGifts);
  return tx
    .selectFrom('wedding')
    .innerJoin('attendant', 'attendant.wedding_id', 'wedding.id')
    .leftJoin(given, 'given.attendant_id', 'attendant.id')
    .leftJoin(written, 'written.attendant_id', 'attendant.id')
    .select([
      'wedding.id as wedding_id',
      'wedding.starts_at',
      'wedding.hall_id',
      'wedding.reservation_id',
      'wedding.wedding_aggregate_area',
      'wedding.num_of_attendees_div',
      'attendant.relation_ship',
      LIVE.as('live'),
      ARCHIVE.as('archive'),
      WRITTEN.as('message'),
      sql<boolean>`(attendant.answer <> 'absence' or ${LIVE} or ${ARCHIVE} or ${WRITTEN})`.as('join'),
      sql<number>`coalesce(given.yen, 0)`.as('yen'),
      sql<string>`to_char(wedding.starts_at at time zone 'Asia/Tokyo', 'YYYY-MM')`.as('month'),
      sql<ViewedType | 'none'>`case when ${LIVE} and ${ARCHIVE} then 'both' when ${LIVE} then 'live'
        when ${ARCHIVE} then 'archive' else 'none' end`.as('viewed_type'),
      // 0: gave nothing.
      sql<number>`width_bucket(coalesce(given.yen, 0), array[${sql.join(GIFT_BANDS_YEN.map(yen => sql.lit(yen)))}])`.as(
        'gift_band',
      ),
    ])
    .select(eb =>
      eb.fn
        .coalesce(
          matching(eb, marketingGuests, query, {
            viewedType: type => sql<SqlBool>`(${LIVE} = ${type !== 'archive'} and ${ARCHIVE} = ${type !== 'live'})`,
            viewedRelationShip: 'attendant.relation_ship',
            giftMoney: sql`given.yen`,
          }),
          sql<SqlBool>`false`,
        )
        .as('chosen'),
    )
    .where('wedding.facility_id', '=', scope.facilityId)
    .where('wedding.deleted_at', 'is', null)
    .where('wedding.status', '=', 'active')
    .where('wedding.starts_at', '<=', at(now))
    .where('attendant.ng', '=', false)
    .where('attendant.erased_at', 'is', null)
    .where(eb =>
      matching(eb, marketingWeddings, query, {
        date: 'wedding.starts_at',
        hallId: 'wedding.hall_id',
        weddingAggregateArea: 'wedding.wedding_aggregate_area',
        numOfAttendeesDiv: 'wedding.num_of_attendees_div',
        reservationId: 'wedding.reservation_id',
      }),
    );
}

const REACHED: Readonly<Record<Counted, RawBuilder<boolean>>> = {
  register: sql`true`,
  join: sql`guest."join"`,
  live: sql`guest.live`,
  archive: sql`guest.archive`,
  message: sql`guest.message`,
  gift: sql`guest.yen > 0`,
};

/** The counts in the order of `COUNTED`. */
const countsWhere = (condition: RawBuilder<unknown>) =>
  sql<number[]>`array[${sql.join(
    COUNTED.map(one => sql`count(*) filter (where ${condition} and ${REACHED[one]})`),
  )}]::integer[]`;

/** What is read of a group of guests: the selected ones, and the others of the same weddings. */
export const TALLIES = [
  sql<number>`count(distinct guest.wedding_id) filter (where guest.chosen)`.as('weddings'),
  sql<number>`coalesce(sum(guest.yen) filter (where guest.chosen), 0)::bigint`.as('yen'),
  countsWhere(sql`guest.chosen`).as('chosen'),
  countsWhere(sql`not guest.chosen`).as('others'),
] as const;

/** Every counted guest together. */
export async function readTotal(tx: Tx, scope: FacilityScope, search: MarketingSearch) {
  return await tx
    .selectFrom(guestsOf(tx, scope, search).as('guest'))
    .select(TALLIES)
    .executeTakeFirstOrThrow();
}

export type TallyRow = Awaited<ReturnType<typeof readTotal>>;
