import type { Tables } from '@kotohogi/db/tables';
import { nameSearch } from '@kotohogi/domain/attendant/name-search';
import type { HallId, WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { LifeCycleFilter } from '@kotohogi/domain/wedding/life-cycle-filter';
import type { WeddingPaymentState } from '@kotohogi/domain/wedding/types';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/**
 * Filters of the list of weddings (docs/product/wedding.md#list); absent = off. Instants are half-open ranges: from
 * included, until excluded.
 */
export interface WeddingFilters {
  readonly hallId?: HallId | undefined;
  readonly id?: WeddingId | undefined;
  readonly reservationId?: string | undefined;
  readonly name?: string | undefined;
  readonly usePay?: boolean | undefined;
  readonly paymentState?: WeddingPaymentState | undefined;
  readonly inState?: LifeCycleFilter | undefined;
  readonly startsAt?: Range;
  readonly paidAt?: Range;
  readonly createdAt?: Range;
  readonly updatedAt?: Range;
}

interface Range {
  readonly from?: Instant | undefined;
  readonly until?: Instant | undefined;
}

export interface WeddingPage {
  readonly page: number;
  readonly limit: number;
  readonly sort: 'dateTime' | 'id' | 'reservationId' | 'createdAt';
  readonly order: 'ASC' | 'DESC';
}

const SORT_COLUMNS = {
  dateTime: 'wedding.starts_at',
  id: 'wedding.id',
  reservationId: 'wedding.reservation_id',
  createdAt: 'wedding.created_at',
} as const;

type Builder = ExpressionBuilder<Tables, 'wedding'>;
type TimeColumn = 'wedding.starts_at' | 'wedding.payment_state_at' | 'wedding.created_at' | 'wedding.updated_at';

const likePattern = (text: string) => text.replace(/[\\%_]/g, char => `\\${char}`);

function inRange(eb: Builder, column: TimeColumn, range: Range = {}) {
  return [
    ...(range.from === undefined ? [] : [eb(column, '>=', at(range.from))]),
    ...(range.until === undefined ? [] : [eb(column, '<', at(range.until))]),
  ];
}

/** The expression of the index: see the migration that creates it. */
const NAMES = sql<string>`folded_names_of(
  last_name, first_name, last_name_kana, first_name_kana, maiden_name, maiden_name_kana, last_name_roman, first_name_roman
)`;

/** Whether a name of the couple contains the text, in kanji, kana or Latin letters, however it is typed. */
function isNamed(eb: Builder, text: string) {
  const words = nameSearch(text);
  // The first condition uses the index; the second drops names that have the same pairs in another order.
  const contains = (way: string) =>
    sql<SqlBool>`(name_grams(${NAMES}) @> name_grams(${way}) and ${NAMES} like ${`%${likePattern(way)}%`})`;
  if (words.length === 0) return sql<SqlBool>`false`;
  return eb(
    'wedding.id',
    'in',
    eb
      .selectFrom('organizer_profile')
      .select('organizer_profile.wedding_id')
      .where(of => of.and(words.map(ways => of.or(ways.map(contains))))),
  );
}

/** Whether the invitation is published, and if so, whether its deadline has passed. */
function isInvited(eb: Builder, invitation: NonNullable<LifeCycleFilter['invitation']>, today: string) {
  const published = eb
    .selectFrom('invitation')
    .select('invitation.wedding_id')
    .whereRef('invitation.wedding_id', '=', 'wedding.id')
    .where('invitation.published_at', 'is not', null);
  if (invitation === 'unpublished') return eb.not(eb.exists(published));
  const closed = published.where('invitation.reply_deadline', '<', today);
  return invitation === 'closed' ? eb.exists(closed) : eb.and([eb.exists(published), eb.not(eb.exists(closed))]);
}

function matches(eb: Builder, { status, startsFrom, startsUntil, invitation, today }: LifeCycleFilter) {
  return [
    eb('wedding.status', '=', status),
    ...inRange(eb, 'wedding.starts_at', { from: startsFrom, until: startsUntil }),
    ...(invitation === undefined ? [] : [isInvited(eb, invitation, today)]),
  ];
}

/** The conditions of a filter, within the facility. */
export function conditions(eb: Builder, scope: FacilityScope, filters: WeddingFilters) {
  const { hallId, id, reservationId, name, usePay, paymentState, inState } = filters;
  return eb.and([
    eb('wedding.facility_id', '=', scope.facilityId),
    eb('wedding.deleted_at', 'is', null),
    ...(hallId === undefined ? [] : [eb('wedding.hall_id', '=', hallId)]),
    ...(id === undefined ? [] : [eb('wedding.id', '=', id)]),
    ...(reservationId ? [eb('wedding.reservation_id', 'like', `${likePattern(reservationId)}%`)] : []),
    ...(name ? [isNamed(eb, name)] : []),
    ...(usePay === undefined ? [] : [eb('wedding.use_pay', '=', usePay)]),
    ...(paymentState ? [eb('wedding.payment_state', '=', paymentState)] : []),
    ...(inState ? matches(eb, inState) : []),
    ...inRange(eb, 'wedding.starts_at', filters.startsAt),
    ...inRange(eb, 'wedding.payment_state_at', filters.paidAt),
    ...inRange(eb, 'wedding.created_at', filters.createdAt),
    ...inRange(eb, 'wedding.updated_at', filters.updatedAt),
  ]);
}

/** Counts the weddings that match the filters. */
export async function countWeddingsOfFacility(tx: Tx, scope: FacilityScope, filters: WeddingFilters): Promise<number> {
  const row = await tx
    .selectFrom('wedding')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where(eb => conditions(eb, scope, filters))
    .executeTakeFirstOrThrow();
  return row.n;
}

/** The columns of a list row, of the wedding and of joined tables. */
export const ROW_COLUMNS = [
  'wedding.id',
  'wedding.key',
  'wedding.reservation_id',
  'wedding.starts_at',
  'wedding.status',
  'wedding.payment_state',
  'hall.name as hall_name',
  'invitation.published_at',
  'invitation.reply_deadline',
  'live_slot.state as live_state',
  'live_slot.delayed as live_delayed',
  'live_slot.frames_lost_at',
] as const;

/** One page of weddings. Selects ids from the index alone before reading any row, so distant pages cost little more. */
export async function listWeddingsOfFacility(
  tx: Tx,
  scope: FacilityScope,
  filters: WeddingFilters,
  { page, limit, sort, order }: WeddingPage,
) {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  return await tx
    .with('cut', db =>
      db
        .selectFrom('wedding')
        .select('wedding.id')
        .where(eb => conditions(eb, scope, filters))
        .orderBy(SORT_COLUMNS[sort], direction)
        .orderBy('wedding.id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit),
    )
    .selectFrom('cut')
    .innerJoin('wedding', 'wedding.id', 'cut.id')
    .innerJoin('hall', 'hall.id', 'wedding.hall_id')
    .leftJoin('invitation', 'invitation.wedding_id', 'wedding.id')
    .leftJoin('live_slot', 'live_slot.wedding_id', 'wedding.id')
    .select(ROW_COLUMNS)
    .orderBy(SORT_COLUMNS[sort], direction)
    .orderBy('wedding.id', 'desc')
    .execute();
}
