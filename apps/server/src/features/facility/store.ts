import type { Instant } from '@kotohogi/domain/kernel/instant';
import type { CompanyScope, FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The facilities of a company, with their halls and upcoming weddings. */
export async function listFacilitiesOfCompany(tx: Tx, scope: CompanyScope, now: Instant) {
  return await tx
    .selectFrom('facility')
    .select(eb => [
      'facility.id',
      'facility.account_id',
      'facility.name',
      eb
        .selectFrom('hall')
        .select(count => count.fn.countAll<number>().as('n'))
        .whereRef('hall.facility_id', '=', 'facility.id')
        .where('hall.deleted_at', 'is', null)
        .as('hall_count'),
      eb
        .selectFrom('wedding')
        .select(count => count.fn.countAll<number>().as('n'))
        .whereRef('wedding.facility_id', '=', 'facility.id')
        .where('wedding.deleted_at', 'is', null)
        .where('wedding.starts_at', '>=', at(now))
        .as('upcoming_weddings'),
    ])
    .where('facility.company_id', '=', scope.companyId)
    .where('facility.deleted_at', 'is', null)
    .orderBy('facility.id')
    .execute();
}

/** A facility with its company. */
export async function getFacility(tx: Tx, scope: FacilityScope) {
  return await tx
    .selectFrom('facility')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select([
      'facility.id',
      'facility.account_id',
      'facility.name',
      'facility.throw_money_enabled',
      'facility.sell_archive_video',
      'facility.archive_video_amount',
      'company.account_id as company_account_id',
      'company.name as company_name',
    ])
    .where('facility.id', '=', scope.facilityId)
    .executeTakeFirstOrThrow();
}
