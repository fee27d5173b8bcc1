import type { DesignPattern } from '@kotohogi/domain/hall/types';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { type LocalDate, localDate } from '@kotohogi/domain/kernel/jst';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import type { PersonName } from '@kotohogi/domain/profile/names';
import { closesAt, type LifeCycle, lifeCycle } from '@kotohogi/domain/wedding/calendar';
import type { WeddingStatus } from '@kotohogi/domain/wedding/types';
import type { Tx } from '../../platform/db/connect.ts';
import { getOffers, getSchedule, getSummary, getVenue } from './store.facts.ts';
import { listCouples } from './store.ts';

// What other features may ask about a wedding. The caller has been admitted to it, or is a job about it.

/** When a wedding takes place, and whether guests may know of it. */
export interface WeddingSchedule {
  readonly startsAt: Instant;
  readonly closesAt: Instant;
  readonly lifeCycle: LifeCycle;
  readonly isPublished: boolean;
  readonly replyDeadline: LocalDate | null;
}

/** Whose wedding it is, when and where: what mails and printed cards show. */
export interface WeddingSummary {
  readonly weddingId: WeddingId;
  readonly key: string;
  readonly companyAccountId: string;
  readonly startsAt: Instant;
  readonly closesAt: Instant;
  readonly pattern: DesignPattern;
  /** Language of every mail to the couple about their wedding, whoever causes it. */
  readonly language: 'ja' | 'en';
  readonly couple: readonly PersonName[];
  readonly hallName: string;
  readonly facilityName: string;
  readonly facilityPhone: string;
  readonly facilityHours: string;
}

/** What guests may pay for. */
export interface WeddingOffers {
  /**
   * Whether gifts are offered: switched on for the facility and not off for the wedding
   * (docs/product/gift.md#switches).
   */
  readonly isPayOffered: boolean;
  readonly sellsArchiveVideo: boolean;
  readonly archiveVideoAmount: number;
}

/** What pages show of the venue and its company in addition to the summary. */
export interface WeddingVenue {
  readonly venue: string;
  readonly facilityHomepage: string;
  readonly questionnaireUrl: string;
  readonly links: {
    readonly privacyPolicyLink: string;
    readonly termsLink: string;
    readonly lawLink: string;
    readonly faqLink: string;
    readonly guideLink: string;
    readonly copyrightName: string;
  };
}

/** Groups the couples' names by wedding. */
export async function couplesOf(tx: Tx, weddingIds: readonly WeddingId[]): Promise<Map<number, PersonName[]>> {
  const couples = new Map<number, PersonName[]>(weddingIds.map(id => [id, []]));
  for (const row of await listCouples(tx, weddingIds)) {
    const name = nameOf({
      lastName: row.last_name,
      firstName: row.first_name,
      lastNameKana: row.last_name_kana,
      firstNameKana: row.first_name_kana,
      maidenName: row.maiden_name,
      maidenNameKana: row.maiden_name_kana,
      useMaidenName: row.use_maiden_name,
      lastNameRoman: row.last_name_roman,
      firstNameRoman: row.first_name_roman,
    });
    couples.get(row.wedding_id)?.push(name);
  }
  return couples;
}

interface ScheduleRow {
  readonly status: WeddingStatus;
  readonly starts_at: number;
  readonly published_at: number | null;
  readonly reply_deadline: string | null;
}

/** Derives the schedule of a stored wedding. */
function scheduleOf(row: ScheduleRow, now: Instant): WeddingSchedule {
  const startsAt = instant(row.starts_at);
  const isPublished = row.published_at !== null;
  const replyDeadline = row.reply_deadline === null ? null : localDate(row.reply_deadline);
  const facts = { startsAt, isPublished, replyDeadline };
  return { ...facts, closesAt: closesAt(startsAt), lifeCycle: lifeCycle({ ...facts, status: row.status }, now) };
}

/** Derives the current life cycle of a stored wedding. */
export const lifeCycleOf = (row: ScheduleRow, now: Instant): LifeCycle => scheduleOf(row, now).lifeCycle;

/** Reads when a wedding takes place and its current life cycle. */
export async function readSchedule(tx: Tx, weddingId: WeddingId, now: Instant): Promise<WeddingSchedule> {
  return scheduleOf(await getSchedule(tx, weddingId), now);
}

/** Reads whose wedding it is, when and where. */
export async function readWeddingSummary(tx: Tx, weddingId: WeddingId): Promise<WeddingSummary> {
  const row = await getSummary(tx, weddingId);
  const couples = await couplesOf(tx, [weddingId]);
  const startsAt = instant(row.starts_at);
  return {
    weddingId,
    key: row.key,
    companyAccountId: row.company_account_id,
    startsAt,
    closesAt: closesAt(startsAt),
    pattern: row.own_pattern ?? row.hall_pattern,
    language: row.language,
    couple: couples.get(weddingId) ?? [],
    hallName: row.hall_name,
    facilityName: row.facility_name,
    facilityPhone: row.contact_phone,
    facilityHours: row.contact_hours,
  };
}

/** Reads what guests of a wedding may pay for. */
export async function readOffers(tx: Tx, weddingId: WeddingId): Promise<WeddingOffers> {
  const row = await getOffers(tx, weddingId);
  return {
    isPayOffered: row.throw_money_enabled && row.use_pay,
    sellsArchiveVideo: row.sell_archive_video,
    archiveVideoAmount: row.archive_video_amount,
  };
}

/** Reads what pages show of the venue of a wedding. */
export async function readVenue(tx: Tx, weddingId: WeddingId): Promise<WeddingVenue> {
  const row = await getVenue(tx, weddingId);
  return {
    venue: row.venue,
    facilityHomepage: row.homepage,
    questionnaireUrl: row.questionnaire_url,
    links: {
      privacyPolicyLink: row.privacy_policy_link,
      termsLink: row.terms_link,
      lawLink: row.law_link,
      faqLink: row.faq_link,
      guideLink: row.guide_link,
      copyrightName: row.copyright_name,
    },
  };
}
