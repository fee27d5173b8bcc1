import { weddingLiveList } from '@kotohogi/contract/batch';
import type { ListQuery } from '@kotohogi/contract/kit/list';
import { UNUSED_STATES } from '@kotohogi/domain/batch/unused';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { providerOf } from '@kotohogi/domain/live/types';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { matching, readPage } from '../../platform/db/list.ts';

/** One page of the slots of every facility. */
export async function listLives(tx: Tx, query: ListQuery<typeof weddingLiveList>) {
  const slots = tx
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
    ])
    .where('wedding.deleted_at', 'is', null)
    .where(eb =>
      matching(eb, weddingLiveList, query, {
        state: 'live_slot.state',
        provider: 'live_slot.provider',
        facilityId: 'wedding.facility_id',
      }),
    );
  const by = { startsAt: 'wedding.starts_at', weddingId: 'wedding.id' } as const;
  return await readPage(slots, query, { by, ties: 'live_slot.wedding_id', tiesFollow: true });
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
