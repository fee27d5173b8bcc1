import { type CompanyFacts, type FacilityFacts, STREAMING_ROLES } from '@kotohogi/domain/checklist/decide';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { sql } from 'kysely';
import type { CompanyScope, FacilityScope } from '../../gate/scope.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { at } from '../../platform/db/instants.ts';

/** The data behind a facility's checklist, and whether the list was dismissed. */
export async function readFacilityFacts(
  tx: Tx,
  scope: FacilityScope,
): Promise<FacilityFacts & { readonly isDismissed: boolean }> {
  const row = await tx
    .selectFrom('facility')
    .select(['contact_phone', 'contact_hours', 'payment_error_emails', 'payment_fixed_emails'])
    .select(['gateway_tested_at', 'checklist_dismissed_at'])
    .select(eb => [
      eb
        .selectFrom('hall')
        .select(count => count.fn.countAll<number>().as('n'))
        .whereRef('hall.facility_id', '=', 'facility.id')
        .where('hall.deleted_at', 'is', null)
        .as('halls'),
      eb
        .selectFrom('user_grant')
        .select(count => count.fn.countAll<number>().as('n'))
        .whereRef('user_grant.facility_id', '=', 'facility.id')
        .where('user_grant.scope', '=', 'facility')
        .where('user_grant.role', 'in', STREAMING_ROLES)
        .as('streaming_staff'),
      eb
        .selectFrom('wedding')
        .select(count => count.fn.countAll<number>().as('n'))
        .whereRef('wedding.facility_id', '=', 'facility.id')
        .where('wedding.deleted_at', 'is', null)
        .as('weddings'),
    ])
    .where('facility.id', '=', scope.facilityId)
    .executeTakeFirstOrThrow();
  return {
    halls: row.halls ?? 0,
    contactPhone: row.contact_phone,
    contactHours: row.contact_hours,
    paymentErrorEmails: row.payment_error_emails,
    paymentFixedEmails: row.payment_fixed_emails,
    isGatewayTested: row.gateway_tested_at !== null,
    streamingStaff: row.streaming_staff ?? 0,
    weddings: row.weddings ?? 0,
    isDismissed: row.checklist_dismissed_at !== null,
  };
}

/** The data behind a company's checklist, and whether the list was dismissed. */
export async function readCompanyFacts(
  tx: Tx,
  scope: CompanyScope,
): Promise<CompanyFacts & { readonly isDismissed: boolean }> {
  const facilities = await tx
    .selectFrom('facility')
    .select(eb => [
      'facility.gateway_tested_at',
      sql<boolean>`${eb.exists(
        eb
          .selectFrom('user_grant')
          .select('user_grant.id')
          .whereRef('user_grant.facility_id', '=', 'facility.id')
          .where('user_grant.scope', '=', 'facility')
          .where('user_grant.role', '=', 'administrator'),
      )}`.as('is_administered'),
    ])
    .where('facility.company_id', '=', scope.companyId)
    .where('facility.deleted_at', 'is', null)
    .execute();
  const company = await tx
    .selectFrom('company')
    .select('checklist_dismissed_at')
    .where('id', '=', scope.companyId)
    .executeTakeFirstOrThrow();
  return {
    facilities: facilities.length,
    administered: facilities.filter(row => row.is_administered).length,
    tested: facilities.filter(row => row.gateway_tested_at !== null).length,
    isDismissed: company.checklist_dismissed_at !== null,
  };
}

/** Dismisses the checklist of a facility. */
export async function dismissFacilityChecklist(tx: Tx, scope: FacilityScope, now: Instant): Promise<void> {
  await tx
    .updateTable('facility')
    .set({ checklist_dismissed_at: at(now) })
    .where('id', '=', scope.facilityId)
    .execute();
}

/** Dismisses the checklist of a company. */
export async function dismissCompanyChecklist(tx: Tx, scope: CompanyScope, now: Instant): Promise<void> {
  await tx
    .updateTable('company')
    .set({ checklist_dismissed_at: at(now) })
    .where('id', '=', scope.companyId)
    .execute();
}
