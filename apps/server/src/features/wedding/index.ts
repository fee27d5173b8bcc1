import type { DesignPattern } from '@kotohogi/domain/hall/types';
import type { FacilityId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { type Instant, instant } from '@kotohogi/domain/kernel/instant';
import { type LocalDate, localDate } from '@kotohogi/domain/kernel/jst';
import { isolated } from '@kotohogi/domain/kernel/marks';
import { nameOf } from '@kotohogi/domain/profile/name-of';
import type { PersonName } from '@kotohogi/domain/profile/names';
import { closesAt, type LifeCycle, lifeCycle } from '@kotohogi/domain/wedding/calendar';
import type { WeddingStatus } from '@kotohogi/domain/wedding/types';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { personGreeting } from '../../platform/mail/greeting.ts';
import { countAnswers, findPageRow, getWeddingFacts, listCouples } from './store.ts';

export type {
  FirstInvitation,
  OnHostErased,
  OnWeddingCreated,
  PersonalLink,
  ReadInvitation,
  WeddingCreated,
  WeddingEraser,
} from './index.listeners.ts';
export { type CalendarFacts, calendarEntry } from './mail.calendar.ts';
export { holdWedding } from './store.ts';

export interface Answers {
  readonly attendance: number;
  readonly viewArchive: number;
  readonly absence: number;
}

/** Facts about a wedding that every feature may use. */
export interface WeddingFacts {
  readonly weddingId: WeddingId;
  readonly key: string;
  readonly startsAt: Instant;
  readonly closesAt: Instant;
  readonly lifeCycle: LifeCycle;
  readonly pattern: DesignPattern;
  /** Language of every mail to the couple about their wedding, whoever causes it. */
  readonly language: 'ja' | 'en';
  readonly couple: readonly PersonName[];
  readonly hallName: string;
  readonly venue: string;
  readonly facilityId: FacilityId;
  readonly facilityName: string;
  readonly facilityPhone: string;
  readonly facilityHours: string;
  readonly facilityHomepage: string;
  readonly companyAccountId: string;
  readonly isPublished: boolean;
  readonly replyDeadline: LocalDate | null;
  readonly hasMainPhoto: boolean;
  /**
   * Whether gifts are offered: switched on for the facility and not off for the wedding
   * (docs/product/gift.md#switches).
   */
  readonly isPayOffered: boolean;
  readonly sellsArchiveVideo: boolean;
  readonly archiveVideoAmount: number;
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

/** Contact data of a venue. */
interface FacilityContact {
  readonly facilityName: string;
  readonly facilityPhone: string;
  readonly facilityHours?: string;
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

/** Counts the answers by wedding; unknown answers are left out. */
export async function answersOf(tx: Tx, weddingIds: readonly WeddingId[]): Promise<Map<number, Answers>> {
  const counts = new Map((await countAnswers(tx, weddingIds)).map(row => [`${row.wedding_id} ${row.answer}`, row.n]));
  const count = (id: number, answer: string) => counts.get(`${id} ${answer}`) ?? 0;
  return new Map(
    weddingIds.map(id => [
      id,
      {
        attendance: count(id, 'attendance'),
        viewArchive: count(id, 'view-archive'),
        absence: count(id, 'absence'),
      },
    ]),
  );
}

interface ScheduleRow {
  readonly status: WeddingStatus;
  readonly starts_at: number;
  readonly published_at: number | null;
  readonly reply_deadline: string | null;
}

/** Derives the current life cycle of a stored wedding. */
export function lifeCycleOf(row: ScheduleRow, now: Instant): LifeCycle {
  return lifeCycle(
    {
      status: row.status,
      startsAt: instant(row.starts_at),
      isPublished: row.published_at !== null,
      replyDeadline: row.reply_deadline === null ? null : localDate(row.reply_deadline),
    },
    now,
  );
}

/** Reads the facts of a wedding. The caller has been admitted to it, or is a job about it. */
export async function readWedding(tx: Tx, weddingId: WeddingId, now: Instant): Promise<WeddingFacts> {
  const row = await getWeddingFacts(tx, weddingId);
  const couples = await couplesOf(tx, [weddingId]);
  const startsAt = instant(row.starts_at);
  return {
    weddingId,
    key: row.key,
    startsAt,
    closesAt: closesAt(startsAt),
    lifeCycle: lifeCycleOf(row, now),
    pattern: row.own_pattern ?? row.hall_pattern,
    language: row.language,
    couple: couples.get(weddingId) ?? [],
    hallName: row.hall_name,
    venue: row.venue,
    facilityId: row.facility_id,
    facilityName: row.facility_name,
    facilityPhone: row.contact_phone,
    facilityHours: row.contact_hours,
    facilityHomepage: row.homepage,
    companyAccountId: row.company_account_id,
    isPublished: row.published_at !== null,
    replyDeadline: row.reply_deadline === null ? null : localDate(row.reply_deadline),
    hasMainPhoto: row.main_photo_key !== null,
    isPayOffered: row.throw_money_enabled && row.use_pay,
    sellsArchiveVideo: row.sell_archive_video,
    archiveVideoAmount: row.archive_video_amount,
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

/** The headline of a mail about a wedding: 陽翔さん・結衣さんの結婚式; `couple` as used in a sentence. */
export function weddingTitle(couple: string, language: 'ja' | 'en'): string {
  return language === 'ja' ? `${couple}の結婚式` : `The wedding of ${couple}`;
}

/** The greeting of a mail to one of the couple. Someone who was invited and has not signed in yet has no name. */
export function hostGreeting(name: string, language: 'ja' | 'en'): string {
  if (name === '') return language === 'ja' ? 'おふたりへ' : 'Dear couple,';
  return personGreeting(name, language);
}

/**
 * The greeting of a mail to a guest. The guest's name is unverified, so it never leads the mail (docs/product/mail.md).
 */
export function guestGreeting(language: 'ja' | 'en'): string {
  return language === 'ja' ? 'ご招待のお客様' : 'Hello,';
}

/** The row of a mail's table with the name of the guest it is for. */
export function guestNameFact(name: string, language: 'ja' | 'en'): readonly [label: string, value: string] {
  return language === 'ja' ? ['お名前', `${isolated(name)} 様`] : ['Name', name];
}

/** The venue's contact line in a mail: name, telephone and hours. */
export function contactLine(
  { facilityName, facilityPhone, facilityHours = '' }: FacilityContact,
  language: 'ja' | 'en',
): string {
  const contact = [facilityName, facilityPhone, facilityHours].filter(Boolean).join(' ');
  return language === 'ja' ? `お問い合わせ: ${contact}` : `Questions: ${contact}`;
}

/** What the page of the wedding with this key needs before its first request; undefined if there is no such wedding. */
export async function findPageFacts(
  db: Db,
  key: string,
): Promise<
  | {
      readonly weddingId: WeddingId;
      readonly companyAccountId: string;
      readonly pattern: DesignPattern;
      readonly isHidden: boolean;
    }
  | undefined
> {
  const row = await findPageRow(db, key);
  return (
    row && {
      weddingId: row.id,
      companyAccountId: row.company_account_id,
      pattern: row.own_pattern ?? row.hall_pattern,
      isHidden: row.published_at === null || row.status === 'cleaned',
    }
  );
}
