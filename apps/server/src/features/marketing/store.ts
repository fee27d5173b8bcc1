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

/** The weddings that the filters select (docs/product/marketing.md#people). */
export function weddingsOf(tx: Tx, scope: FacilityScope, { query, now }: MarketingSearch) {
  return tx
    .selectFrom('wedding')
    .select([
      'wedding.id',
      'wedding.starts_at',
      'wedding.hall_id',
      'wedding.reservation_id',
      'wedding.wedding_aggregate_area',
      'wedding.num_of_attendees_div',
    ])
    .where('wedding.facility_id', '=', scope.facilityId)
    .where('wedding.deleted_at', 'is', null)
    .where('wedding.status', '=', 'active')
    .where('wedding.starts_at', '<=', at(now))
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

const LIVE = sql<boolean>`(attendant.watched_live_seconds >= ${sql.lit(SEEN_SECONDS)})`;
const ARCHIVE = sql<boolean>`(attendant.watched_archive_seconds >= ${sql.lit(SEEN_SECONDS)})`;
const WRITTEN = sql<boolean>`(written.attendant_id is not null)`;

/** The weddings, the gift total of each guest, and the guests who wrote to the couple. */
const sourcesOf = (tx: Tx, weddings: ReturnType<typeof weddingsOf>, seesGifts: boolean) =>
  tx
    .with(
      cte => cte('counted').materialized(),
      () => weddings,
    )
    .with('given', db =>
      db
        .selectFrom('counted')
        .innerJoin('payment', 'payment.wedding_id', 'counted.id')
        .select(eb => ['payment.attendant_id', eb.fn.sum<number>('payment.amount_yen').as('yen')])
        .where('payment.purpose', '=', 'gift')
        .where('payment.state', '=', 'CAPTURED')
        .where(eb => eb.lit(seesGifts))
        .groupBy('payment.attendant_id'),
    )
    .with('written', db =>
      db
        .selectFrom('counted')
        .innerJoin('congratulation', 'congratulation.wedding_id', 'counted.id')
        .select('congratulation.attendant_id')
        .distinct(),
    );

/** One row for each guest of these weddings: which steps they reached, and whether the filters select them. */
export function guestsOf(tx: Tx, weddings: ReturnType<typeof weddingsOf>, { query, seesGifts }: MarketingSearch) {
  return sourcesOf(tx, weddings, seesGifts)
    .selectFrom('counted')
    .innerJoin('attendant', 'attendant.wedding_id', 'counted.id')
    .leftJoin('given', 'given.attendant_id', 'attendant.id')
    .leftJoin('written', 'written.attendant_id', 'attendant.id')
    .select([
      'counted.id as wedding_id',
      'counted.wedding_aggregate_area',
      'counted.num_of_attendees_div',
      'attendant.relation_ship',
      LIVE.as('live'),
      ARCHIVE.as('archive'),
      WRITTEN.as('message'),
      sql<boolean>`(attendant.answer <> 'absence' or ${LIVE} or ${ARCHIVE} or ${WRITTEN})`.as('join'),
      sql<number>`coalesce(given.yen, 0)`.as('yen'),
      sql<string>`to_char(counted.starts_at at time zone 'Asia/Tokyo', 'YYYY-MM')`.as('month'),
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
    .where('attendant.ng', '=', false)
    .where('attendant.erased_at', 'is', null);
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

/** The counts of a group: of the selected guests, and of the other guests of the same weddings. */
export const COUNTS = [
  sql<number>`coalesce(sum(guest.yen) filter (where guest.chosen), 0)::bigint`.as('yen'),
  countsWhere(sql`guest.chosen`).as('chosen'),
  countsWhere(sql`not guest.chosen`).as('others'),
] as const;

/** The counts of several weddings from those of each (`by_wedding`). */
const sumsOf = (column: 'chosen' | 'others') =>
  sql<number[]>`array[${sql.join(
    COUNTED.map((_, index) => sql`coalesce(sum(by_wedding.${sql.raw(column)}[${sql.lit(index + 1)}]), 0)`),
  )}]::integer[]`;

/** The sums over `by_wedding`. */
export const SUMS = [
  sql<number>`count(*) filter (where by_wedding.chosen[1] > 0)`.as('weddings'),
  sql<number>`coalesce(sum(by_wedding.yen), 0)::bigint`.as('yen'),
  sumsOf('chosen').as('chosen'),
  sumsOf('others').as('others'),
] as const;

/** The counts of each wedding with guests. */
export const countsByWedding = (tx: Tx, weddings: ReturnType<typeof weddingsOf>, search: MarketingSearch) =>
  tx
    .selectFrom(guestsOf(tx, weddings, search).as('guest'))
    .select(['guest.wedding_id', ...COUNTS])
    .groupBy('guest.wedding_id');

/** The counts of all guests together. */
export async function readTotal(tx: Tx, scope: FacilityScope, search: MarketingSearch) {
  return await tx
    .selectFrom(countsByWedding(tx, weddingsOf(tx, scope, search), search).as('by_wedding'))
    .select(SUMS)
    .executeTakeFirstOrThrow();
}
