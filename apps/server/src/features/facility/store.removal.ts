import type { FacilityUse } from '@kotohogi/domain/facility/decide';
import type { FacilityId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { addDays, atJst, dateOf } from '@kotohogi/domain/kernel/jst';
import { UNDELETABLE_SLOT_STATES } from '@kotohogi/domain/live/sets';
import { OPEN_PAYMENT_STATES } from '@kotohogi/domain/payment/types';
import { OPEN_DAYS_AFTER } from '@kotohogi/domain/wedding/calendar';
import type { CompanyScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';
import { isCoupleOwed } from '../ledger/index.ts';

/** What keeps a facility from being deleted. */
export async function readFacilityUse(tx: Tx, scope: CompanyScope, id: FacilityId, now: Instant): Promise<FacilityUse> {
  const weddings = tx
    .selectFrom('wedding')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .select(eb => eb.fn.countAll<number>().as('n'))
    .where('facility.company_id', '=', scope.companyId)
    .where('facility.id', '=', id);
  const undeleted = weddings.where('wedding.deleted_at', 'is', null);
  const [slots, ahead, gifts] = await Promise.all([
    undeleted
      .innerJoin('live_slot', 'live_slot.wedding_id', 'wedding.id')
      .where('live_slot.state', 'in', UNDELETABLE_SLOT_STATES)
      .executeTakeFirstOrThrow(),
    undeleted
      .where('wedding.status', 'in', ['active', 'postponed'])
      .where('wedding.starts_at', '>=', at(atJst(addDays(dateOf(now), -OPEN_DAYS_AFTER))))
      .executeTakeFirstOrThrow(),
    weddings
      .where(eb =>
        eb.or([
          isCoupleOwed('wedding.id'),
          eb.exists(
            eb
              .selectFrom('payment')
              .select('payment.id')
              .whereRef('payment.wedding_id', '=', 'wedding.id')
              .where('payment.purpose', '=', 'gift')
              .where('payment.state', 'in', OPEN_PAYMENT_STATES),
          ),
        ]),
      )
      .executeTakeFirstOrThrow(),
  ]);
  return { activeSlots: slots.n, weddingsAhead: ahead.n, openGifts: gifts.n };
}

/** Deletes a facility; its row stays, so that its account id and its contract number are never used again. */
export async function deleteFacility(tx: Tx, scope: CompanyScope, id: FacilityId, now: Instant): Promise<void> {
  await tx
    .updateTable('facility')
    .set({ deleted_at: at(now), updated_at: at(now) })
    .where('company_id', '=', scope.companyId)
    .where('id', '=', id)
    .execute();
}
