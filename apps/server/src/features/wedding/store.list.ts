import type { FiltersOf, ListQuery } from '@kotohogi/contract/kit/list';
import { weddingList } from '@kotohogi/contract/wedding';
import type { Tables } from '@kotohogi/db/tables';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { wordsOf } from '@kotohogi/domain/search/query';
import { type LifeCycleFilter, lifeCycleFilter } from '@kotohogi/domain/wedding/life-cycle-filter';
import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { cutPage, inOrder, matching } from '../../platform/db/list.ts';
import { coupleMatches } from './store.names.ts';

/** The filters of the list of weddings (docs/product/wedding.md#list), and the time that its life cycles refer to. */
export interface WeddingSearch {
  readonly query: FiltersOf<typeof weddingList>;
  readonly now: Instant;
  /** Only these, if they are selected one by one. */
  readonly ids?: readonly number[] | undefined;
}

const ORDER = {
  by: {
    dateTime: 'wedding.starts_at',
    id: 'wedding.id',
    reservationId: 'wedding.reservation_id',
    createdAt: 'wedding.created_at',
  },
  ties: 'wedding.id',
} as const;

type Builder = ExpressionBuilder<Tables, 'wedding'>;

/** Whether the names of the couple contain the text, in kanji, kana or Latin letters, however it is typed. */
function isNamed(text: string, eb: Builder, scope: FacilityScope | undefined) {
  const found = eb.selectFrom('wedding_search').select('wedding_search.wedding_id');
  return eb('wedding.id', 'in', found.where(coupleMatches(wordsOf(text), scope)));
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

function isInState(eb: Builder, { status, startsFrom, startsUntil, invitation, today }: LifeCycleFilter) {
  return eb.and([
    eb('wedding.status', '=', status),
    ...(startsFrom === undefined ? [] : [eb('wedding.starts_at', '>=', at(startsFrom))]),
    ...(startsUntil === undefined ? [] : [eb('wedding.starts_at', '<', at(startsUntil))]),
    ...(invitation === undefined ? [] : [isInvited(eb, invitation, today)]),
  ]);
}

/** The conditions of a search, within the facility; of all facilities for the platform. */
export function conditions(eb: Builder, scope: FacilityScope | 'platform', { query, now, ids }: WeddingSearch) {
  return eb.and([
    ...(scope === 'platform' ? [] : [eb('wedding.facility_id', '=', scope.facilityId)]),
    eb('wedding.deleted_at', 'is', null),
    ...(ids === undefined ? [] : [sql<SqlBool>`wedding.id = any(${ids})`]),
    matching(eb, weddingList, query, {
      name: (text, of) => isNamed(text, of, scope === 'platform' ? undefined : scope),
      date: 'wedding.starts_at',
      hall: 'wedding.hall_id',
      status: word => isInState(eb, lifeCycleFilter(word, now)),
      reservationId: 'wedding.reservation_id',
      id: 'wedding.id',
      usePay: 'wedding.use_pay',
      paymentState: 'wedding.payment_state',
      pay: 'wedding.payment_state_at',
      createdAt: 'wedding.created_at',
      updatedAt: 'wedding.updated_at',
    }),
  ]);
}

/** The columns of a list row, of the wedding and of joined tables. */
export const ROW_COLUMNS = [
  'wedding.id',
  'wedding.key',
  'wedding.reservation_id',
  'wedding.starts_at',
  'wedding.status',
  'wedding.payment_state',
  'wedding.hall_id',
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
  search: WeddingSearch & { readonly query: ListQuery<typeof weddingList> },
) {
  const ids = tx
    .selectFrom('wedding')
    .select('wedding.id')
    .where(eb => conditions(eb, scope, search));
  const { cut, ...page } = await cutPage(ids, search.query, ORDER);
  const rows = tx
    .with('cut', () => cut)
    .selectFrom('cut')
    .innerJoin('wedding', 'wedding.id', 'cut.id')
    .innerJoin('hall', 'hall.id', 'wedding.hall_id')
    .leftJoin('invitation', 'invitation.wedding_id', 'wedding.id')
    .leftJoin('live_slot', 'live_slot.wedding_id', 'wedding.id')
    .select(ROW_COLUMNS);
  return { rows: await inOrder(rows, search.query, ORDER).execute(), ...page };
}
