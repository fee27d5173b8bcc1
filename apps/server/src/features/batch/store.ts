import { UNUSED_STATES } from '@kotohogi/domain/batch/unused';
import type { FacilityId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { PROVIDER_KEYS, type ProviderKey, providerOf, SLOT_STATES, type SlotState } from '@kotohogi/domain/live/types';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** Filters of the operators' list; absent = off. */
export interface LiveFilters {
  readonly state: SlotState | undefined;
  readonly provider: ProviderKey | undefined;
  readonly facilityId: FacilityId | undefined;
}

export interface LivePage {
  readonly page: number;
  readonly limit: number;
  readonly sort: 'startsAt' | 'weddingId';
  readonly order: 'ASC' | 'DESC';
}

const SORT_COLUMNS = { startsAt: 'wedding.starts_at', weddingId: 'wedding.id' } as const;

/** Parses the filters of the query; an invalid value filters nothing (docs/product/list.md#address). */
export function readLiveFilters(query: {
  readonly state: string | undefined;
  readonly provider: string | undefined;
  readonly facilityId: FacilityId | undefined;
}): LiveFilters {
  return {
    state: SLOT_STATES.find(known => known === query.state),
    provider: PROVIDER_KEYS.find(known => known === query.provider),
    facilityId: query.facilityId,
  };
}

function slotsOf(tx: Tx, { state, provider, facilityId }: LiveFilters) {
  let query = tx
    .selectFrom('live_slot')
    .innerJoin('wedding', 'wedding.id', 'live_slot.wedding_id')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .where('wedding.deleted_at', 'is', null);
  if (state !== undefined) query = query.where('live_slot.state', '=', state);
  if (provider !== undefined) query = query.where('live_slot.provider', '=', provider);
  if (facilityId !== undefined) query = query.where('wedding.facility_id', '=', facilityId);
  return query;
}

/** How many slots the filters match. */
export async function countLives(tx: Tx, filters: LiveFilters): Promise<number> {
  const row = await slotsOf(tx, filters)
    .select(eb => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(row.n);
}

/** One page of the slots of every facility. */
export async function listLives(tx: Tx, filters: LiveFilters, { page, limit, sort, order }: LivePage) {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  return await slotsOf(tx, filters)
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
    ])
    .orderBy(SORT_COLUMNS[sort], direction)
    .orderBy('live_slot.wedding_id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

const MOST_AT_ONCE = 500;

/** Slots that were never used, of ceremonies that started before the given time; oldest first. */
export async function listUnused(tx: Tx, startsBefore: Instant) {
  const rows = await tx
    .selectFrom('live_slot')
    .innerJoin('wedding', 'wedding.id', 'live_slot.wedding_id')
    .select(['live_slot.wedding_id', 'live_slot.provider', 'live_slot.ref', 'live_slot.state', 'wedding.starts_at'])
    .where('live_slot.state', 'in', UNUSED_STATES)
    .where('wedding.starts_at', '<', at(startsBefore))
    .orderBy('wedding.starts_at')
    .limit(MOST_AT_ONCE)
    .execute();
  return rows.map(row => ({
    weddingId: row.wedding_id,
    provider: providerOf(row.provider),
    ref: row.ref,
    state: row.state,
    startsAt: row.starts_at,
  }));
}
