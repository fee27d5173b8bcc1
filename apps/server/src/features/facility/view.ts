import type { FacilityRecord } from '@kotohogi/contract/facility';
import { instant } from '@kotohogi/domain/kernel/instant';
import { fractionOf } from '@kotohogi/domain/kernel/yen';
import type { findFacilityOfCompany } from './store.ts';

/** A facility with all its fields. */
export function toRecord(row: NonNullable<Awaited<ReturnType<typeof findFacilityOfCompany>>>): FacilityRecord {
  return {
    id: row.id,
    name: row.name,
    accountId: row.account_id,
    contractNumber: row.contract_number,
    commissionRate: fractionOf(row.commission_rate),
    homepage: row.homepage,
    contactPhone: row.contact_phone,
    contactHours: row.contact_hours,
    archiveVideoAmount: row.archive_video_amount,
    sellArchiveVideo: row.sell_archive_video,
    throwMoneyEnabled: row.throw_money_enabled,
    paymentErrorEmails: row.payment_error_emails.join(','),
    paymentFixedEmails: row.payment_fixed_emails.join(','),
    questionnaireUrl: row.questionnaire_url,
    weddingAggregateArea: row.wedding_aggregate_area,
    preRegistration: row.pre_registration,
    transferApproval: row.transfer_approval,
    isAccountIdFixed: row.is_invited === true,
    version: row.version,
    createdAt: instant(row.created_at),
    updatedAt: instant(row.updated_at),
  };
}
