import type { FiltersOf } from '@kotohogi/contract/kit/list';
import { marketingGuests, type marketingList, marketingWeddings } from '@kotohogi/contract/marketing';
import { SEEN_SECONDS } from '@kotohogi/domain/attendant/host';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { COUNTED, type Counted, type ViewedType } from '@kotohogi/domain/marketing/funnel';
import { GIFT_BANDS_YEN } from '@kotohogi/domain/marketing/gift-bands';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FacilityScope, WeddingScope } from '../../gate/scope.ts';
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

/** What one guest did, or a group of guests of an erased wedding. */
const FACTS = ['relation_ship', 'joined', 'live', 'archive', 'message', 'yen', 'guests'] as const;

/** The columns of a wedding that guests are counted by. */
const WEDDING_FACTS = [
  'wedding.id',
  'wedding.starts_at',
  'wedding.hall_id',
  'wedding.reservation_id',
  'wedding.wedding_aggregate_area',
  'wedding.num_of_attendees_div',
] as const;

/** The weddings that the filters select (docs/product/marketing.md#people), erased ones with kept counts included. */
export function weddingsOf(tx: Tx, scope: FacilityScope, { query, now }: MarketingSearch) {
  return tx
    .selectFrom('wedding')
    .select(WEDDING_FACTS)
    .where('wedding.facility_id', '=', scope.facilityId)
    .where('wedding.deleted_at', 'is', null)
    .where('wedding.status', 'in', ['active', 'cleaned'])
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
    )
    .with('present', db =>
      db
        .selectFrom('counted')
        .innerJoin('attendant', 'attendant.wedding_id', 'counted.id')
        .leftJoin('given', 'given.attendant_id', 'attendant.id')
        .leftJoin('written', 'written.attendant_id', 'attendant.id')
        .select([
          ...(['counted.id', 'counted.starts_at'] as const),
          ...(['counted.wedding_aggregate_area', 'counted.num_of_attendees_div'] as const),
          'attendant.relation_ship',
          sql<boolean>`(attendant.answer <> 'absence' or ${LIVE} or ${ARCHIVE} or ${WRITTEN})`.as('joined'),
          LIVE.as('live'),
          ARCHIVE.as('archive'),
          WRITTEN.as('message'),
          sql<number>`coalesce(given.yen, 0)::bigint`.as('yen'),
          sql<number>`1`.as('guests'),
        ])
        .where('attendant.ng', '=', false)
        .where('attendant.erased_at', 'is', null),
    );

/**
 * One row for each guest of these weddings or, for an erased wedding, for each group of guests who did the same. A row
 * has the steps they reached and whether the filters select them. One statement reads both kinds, so that no guest is
 * counted twice during an erasure.
 */
export function guestsOf(tx: Tx, weddings: ReturnType<typeof weddingsOf>, { query, seesGifts }: MarketingSearch) {
  return sourcesOf(tx, weddings, seesGifts)
    .with('guest', db =>
      db
        .selectFrom('present')
        .selectAll()
        .unionAll(
          db
            .selectFrom('counted')
            .innerJoin('marketing_count as kept', 'kept.wedding_id', 'counted.id')
            .select([
              ...(['counted.id', 'counted.starts_at'] as const),
              ...(['counted.wedding_aggregate_area', 'counted.num_of_attendees_div'] as const),
              ...(['kept.relation_ship', 'kept.joined', 'kept.live', 'kept.archive', 'kept.message'] as const),
              seesGifts ? 'kept.yen' : sql<number>`0::bigint`.as('yen'),
              'kept.guests',
            ]),
        ),
    )
    .selectFrom('guest')
    .select([
      ...(['guest.id as wedding_id', 'guest.wedding_aggregate_area', 'guest.num_of_attendees_div'] as const),
      ...(['guest.relation_ship', 'guest.joined', 'guest.live', 'guest.archive', 'guest.message'] as const),
      ...(['guest.yen', 'guest.guests'] as const),
      sql<string>`to_char(guest.starts_at at time zone 'Asia/Tokyo', 'YYYY-MM')`.as('month'),
      sql<ViewedType | 'none'>`case when guest.live and guest.archive then 'both' when guest.live then 'live'
        when guest.archive then 'archive' else 'none' end`.as('viewed_type'),
      // 0: gave nothing.
      sql<number>`width_bucket(guest.yen, array[${sql.join(GIFT_BANDS_YEN.map(yen => sql.lit(yen)))}]::bigint[])`.as(
        'gift_band',
      ),
    ])
    .select(eb =>
      eb.fn
        .coalesce(
          matching(eb, marketingGuests, query, {
            viewedType: type =>
              sql<SqlBool>`(guest.live = ${type !== 'archive'} and guest.archive = ${type !== 'live'})`,
            viewedRelationShip: 'guest.relation_ship',
            // Who gave nothing is in no range.
            giftMoney: sql`nullif(guest.yen, 0)`,
          }),
          sql<SqlBool>`false`,
        )
        .as('chosen'),
    );
}

/** Counts the guests of a wedding that is about to be erased by what they did, and keeps the counts. */
export async function keepCounts(tx: Tx, { weddingId }: WeddingScope): Promise<void> {
  const wedding = tx
    .selectFrom('wedding')
    .select(WEDDING_FACTS)
    .where('wedding.id', '=', weddingId)
    .where('wedding.status', '=', 'active')
    .where('wedding.deleted_at', 'is', null);
  const counts = sourcesOf(tx, wedding, true)
    .selectFrom('present')
    .select(['present.id', 'relation_ship', 'joined', 'live', 'archive', 'message', 'yen'])
    .select(eb => eb.fn.countAll<number>().as('guests'))
    .groupBy(['present.id', 'relation_ship', 'joined', 'live', 'archive', 'message', 'yen']);
  await tx
    .insertInto('marketing_count')
    .columns(['wedding_id', ...FACTS])
    .expression(counts)
    .execute();
}

const REACHED: Readonly<Record<Counted, RawBuilder<boolean>>> = {
  register: sql`true`,
  join: sql`guest.joined`,
  live: sql`guest.live`,
  archive: sql`guest.archive`,
  message: sql`guest.message`,
  gift: sql`guest.yen > 0`,
};

/** The counts in the order of `COUNTED`. */
const countsWhere = (condition: RawBuilder<unknown>) =>
  sql<number[]>`array[${sql.join(
    COUNTED.map(one => sql`coalesce(sum(guest.guests) filter (where ${condition} and ${REACHED[one]}), 0)`),
  )}]::integer[]`;

/** The counts of a group: of the selected guests, and of the other guests of the same weddings. */
export const COUNTS = [
  sql<number>`coalesce(sum(guest.yen * guest.guests) filter (where guest.chosen), 0)::bigint`.as('yen'),
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
