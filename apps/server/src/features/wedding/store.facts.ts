import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import type { Tx } from '../../platform/db/connect.ts';

/** The status and the dates of a wedding and of its invitation. */
export async function getSchedule(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('wedding')
    .leftJoin('invitation', 'invitation.wedding_id', 'wedding.id')
    .select(['wedding.starts_at', 'wedding.status', 'invitation.published_at', 'invitation.reply_deadline'])
    .where('wedding.id', '=', weddingId)
    .executeTakeFirstOrThrow();
}

/** A wedding with the names of its hall, its facility and its company. */
export async function getSummary(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('wedding')
    .innerJoin('hall', 'hall.id', 'wedding.hall_id')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select(['wedding.key', 'wedding.starts_at', 'wedding.language', 'wedding.design_pattern as own_pattern'])
    .select(['hall.design_pattern as hall_pattern', 'hall.name as hall_name'])
    .select(['facility.name as facility_name', 'facility.contact_phone', 'facility.contact_hours'])
    .select('company.account_id as company_account_id')
    .where('wedding.id', '=', weddingId)
    .executeTakeFirstOrThrow();
}

/** What a wedding and its facility offer for money. */
export async function getOffers(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('wedding')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .select(['wedding.use_pay', 'facility.throw_money_enabled'])
    .select(['facility.sell_archive_video', 'facility.archive_video_amount'])
    .where('wedding.id', '=', weddingId)
    .executeTakeFirstOrThrow();
}

/** Texts and links of the hall, the facility and the company of a wedding. */
export async function getVenue(tx: Tx, weddingId: WeddingId) {
  return await tx
    .selectFrom('wedding')
    .innerJoin('hall', 'hall.id', 'wedding.hall_id')
    .innerJoin('facility', 'facility.id', 'wedding.facility_id')
    .innerJoin('company', 'company.id', 'facility.company_id')
    .select(['hall.venue', 'facility.homepage', 'facility.questionnaire_url'])
    .select(['company.privacy_policy_link', 'company.terms_link', 'company.law_link'])
    .select(['company.faq_link', 'company.guide_link', 'company.copyright_name'])
    .where('wedding.id', '=', weddingId)
    .executeTakeFirstOrThrow();
}
