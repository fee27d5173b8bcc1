import type { DemoPlace } from '@kotohogi/domain/attendant/demo-key';
import type { CompanyId, FacilityId } from '@kotohogi/domain/kernel/ids';
import type { Tx } from '../../platform/db/connect.ts';

/**
 * The hall of a sample wedding, with its venue and company; undefined if the ids do not belong together, or are gone.
 */
export async function findDemoHall(tx: Tx, { companyId, facilityId, hallId }: DemoPlace) {
  return await tx
    .selectFrom('hall')
    .innerJoin('facility', 'facility.id', 'hall.facility_id')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select([
      'hall.name as hall_name',
      'hall.venue',
      'hall.design_pattern',
      'facility.name as facility_name',
      'facility.contact_phone',
      'facility.contact_hours',
      'facility.homepage',
      'facility.throw_money_enabled',
      'company.account_id as company_account_id',
      'company.privacy_policy_link',
      'company.terms_link',
      'company.law_link',
      'company.faq_link',
      'company.guide_link',
      'company.copyright_name',
    ])
    .where('hall.id', '=', hallId)
    .where('facility.id', '=', facilityId)
    .where('company.id', '=', companyId)
    .where('hall.deleted_at', 'is', null)
    .where('facility.deleted_at', 'is', null)
    .where('company.deleted_at', 'is', null)
    .executeTakeFirst();
}

/** The company of a venue; undefined if the venue does not exist. */
export async function findCompanyOfFacility(tx: Tx, facilityId: FacilityId): Promise<CompanyId | undefined> {
  const row = await tx
    .selectFrom('facility')
    .select('company_id')
    .where('id', '=', facilityId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.company_id;
}

export type DemoHall = NonNullable<Awaited<ReturnType<typeof findDemoHall>>>;
