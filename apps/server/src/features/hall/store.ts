import type { FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';

/** The halls of a facility that are not deleted. */
export async function listHallsOfFacility(tx: Tx, scope: FacilityScope) {
  return await tx
    .selectFrom('hall')
    .select(['id', 'name', 'venue', 'design_pattern'])
    .where('facility_id', '=', scope.facilityId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}
