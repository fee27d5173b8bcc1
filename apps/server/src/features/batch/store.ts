import { weddingLiveList } from '@kotohogi/contract/batch';
import type { ListQuery } from '@kotohogi/contract/kit/list';
import { CLEANED_STATES } from '@kotohogi/domain/batch/stale';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { ACTIVE_SLOT_STATES, TROUBLED_SLOT_STATES } from '@kotohogi/domain/live/sets';
import { providerOf } from '@kotohogi/domain/live/types';
import { type SqlBool, sql } from 'kysely';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { contains, countListed, matching, readPage } from '../../platform/db/list.ts';

/** A slot that staff have announced as late and not yet published. */
const IS_DELAYED = sql<boolean>`(live_slot.delayed and live_slot.published_at is null)`;

const inSet = (set: 'active' | 'trouble' | 'all') => {
  if (set === 'all') return sql<SqlBool>`true`;
  if (set === 'trouble') return sql<SqlBool>`live_slot.state = any(${TROUBLED_SLOT_STATES})`;
  return sql<SqlBool>`(live_slot.state = any(${ACTIVE_SLOT_STATES}) or ${IS_DELAYED})`;
};

const slots = (tx: Tx) =>
  tx
    .selectFrom('live_slot')
    .innerJoin('wedding', 'wedding.id', 'live_slot.wedding_id')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .select([
      'live_slot.wedding_id',
      'wedding.reservation_id',
      'wedding.facility_id',
      'facility.name as facility_name',
      'wedding.starts_at',
      'live_slot.provider',
      'live_slot.ref',
      'live_slot.state',
      'live_slot.published_at',
      'live_slot.closed_at',
      'live_slot.duration_ms',
      'live_slot.size_bytes',
      IS_DELAYED.as('is_delayed'),
    ])
    .where('wedding.deleted_at', 'is', null);

/** One page of the slots of every facility; the active ones if neither a set nor a state is given. */
export async function listLives(tx: Tx, query: ListQuery<typeof weddingLiveList>) {
  const set = query.set ?? (query.state === undefined ? 'active' : 'all');
  const found = slots(tx).where(eb =>
    matching(
      eb,
      weddingLiveList,
      { ...query, set },
      {
        set: inSet,
        state: state => (state === 'delayed' ? IS_DELAYED : sql<SqlBool>`live_slot.state = ${state}`),
        provider: 'live_slot.provider',
        facility: name => contains(sql<string>`facility.name`, name),
        facilityId: 'wedding.facility_id',
        date: 'wedding.starts_at',
      },
    ),
  );
  // A small set is sorted after it was found. By the plain column, PostgreSQL would search the set among all weddings.
  const startsAt = set === 'all' ? sql<number>`wedding.starts_at` : sql<number>`(wedding.starts_at + interval '0')`;
  const by = { startsAt, weddingId: 'wedding.id' } as const;
  const order = { by, ties: 'live_slot.wedding_id', tiesFollow: true } as const;
  return await readPage(found, query, order, await countListed(tx, found));
}

/** Whether a wedding exists at any facility. */
export async function hasWedding(tx: Tx, weddingId: WeddingId): Promise<boolean> {
  const found = tx.selectFrom('wedding').select('id').where('id', '=', weddingId).where('deleted_at', 'is', null);
  return (await found.executeTakeFirst()) !== undefined;
}

/** The slot of a wedding of any facility. */
export async function findLive(tx: Tx, weddingId: WeddingId) {
  return await slots(tx).where('live_slot.wedding_id', '=', weddingId).executeTakeFirst();
}

const MOST_AT_ONCE = 500;

/** The slots that a cleanup may end and that have not changed since the given time, oldest first. */
export async function listStale(tx: Tx, unchangedSince: Instant) {
  const rows = await tx
    .selectFrom('live_slot')
    .innerJoin('wedding', 'wedding.id', 'live_slot.wedding_id')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .select([
      ...(['live_slot.wedding_id', 'live_slot.provider', 'live_slot.ref', 'live_slot.state'] as const),
      ...(['live_slot.updated_at', 'wedding.starts_at', 'wedding.reservation_id', 'facility.name'] as const),
    ])
    .where('live_slot.state', 'in', CLEANED_STATES)
    .where('live_slot.updated_at', '<=', at(unchangedSince))
    .orderBy('live_slot.updated_at')
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(row => ({
    weddingId: row.wedding_id,
    reservationId: row.reservation_id,
    facilityName: row.name,
    provider: providerOf(row.provider),
    ref: row.ref,
    state: row.state,
    startsAt: row.starts_at,
    updatedAt: row.updated_at,
  }));
}
