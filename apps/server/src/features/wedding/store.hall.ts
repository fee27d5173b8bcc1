import type { HallId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { HALL_USE_MS, type OtherCeremony } from '@kotohogi/domain/wedding/hall-use';
import { sql } from 'kysely';
import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The active ceremony of a hall that starts nearest to a time, among those close enough to overlap. */
export async function findNearestInHall(
  tx: Tx,
  scope: FacilityScope,
  { hallId, startsAt }: { readonly hallId: HallId; readonly startsAt: Instant },
  exceptId?: WeddingId,
): Promise<OtherCeremony | undefined> {
  const row = await tx
    .selectFrom('wedding')
    .select(['starts_at', 'reservation_id'])
    .where('facility_id', '=', scope.facilityId)
    .where('hall_id', '=', hallId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .where('starts_at', '>', at(after(startsAt, -HALL_USE_MS)))
    .where('starts_at', '<', at(after(startsAt, HALL_USE_MS)))
    .$if(exceptId !== undefined, query => query.where('id', '<>', exceptId ?? null))
    .orderBy(sql`abs(extract(epoch from starts_at - ${at(startsAt)}))`)
    .limit(1)
    .executeTakeFirst();
  return row && { startsAt: instant(row.starts_at), reservationId: row.reservation_id };
}
