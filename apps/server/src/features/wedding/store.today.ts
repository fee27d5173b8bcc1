import type { Instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import type { CompanyScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { ROW_COLUMNS } from './store.list.ts';

/** Today's ceremonies in all facilities of a company, in the order of their start. */
export async function listTodayOfCompany(tx: Tx, scope: CompanyScope, now: Instant) {
  const today = dateOf(now);
  return await tx
    .selectFrom('wedding')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .innerJoin('hall', 'hall.id', 'wedding.hall_id')
    .leftJoin('invitation', 'invitation.wedding_id', 'wedding.id')
    .leftJoin('live_slot', 'live_slot.wedding_id', 'wedding.id')
    .select(ROW_COLUMNS)
    .select(['facility.id as facility_id', 'facility.name as facility_name', 'facility.account_id'])
    .where('facility.company_id', '=', scope.companyId)
    .where('facility.deleted_at', 'is', null)
    .where('wedding.deleted_at', 'is', null)
    .where('wedding.starts_at', '>=', at(atJst(today)))
    .where('wedding.starts_at', '<', at(atJst(addDays(today, 1))))
    .orderBy('wedding.starts_at')
    .orderBy('wedding.id')
    .execute();
}
