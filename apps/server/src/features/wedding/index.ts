import type { DesignPattern } from '@kotohogi/domain/hall/types';
import type { WeddingId } from '@kotohogi/domain/kernel/ids';
import { isolated } from '@kotohogi/domain/kernel/marks';
import type { Db, Tx } from '../../platform/db/connect.ts';
import { personGreeting } from '../../platform/mail/greeting.ts';
import { countAnswers, findPageRow } from './store.ts';

export { createWedding } from './index.create.ts';
export {
  couplesOf,
  lifeCycleOf,
  readOffers,
  readSchedule,
  readVenue,
  readWeddingSummary,
  type WeddingOffers,
  type WeddingSchedule,
  type WeddingSummary,
  type WeddingVenue,
} from './index.facts.ts';
export type {
  ErasedFiles,
  FirstInvitation,
  OnHostErased,
  OnScheduleChanged,
  OnWeddingCreated,
  PersonalLink,
  ReadInvitation,
  WeddingCreated,
  WeddingEraser,
} from './index.listeners.ts';
export { type CalendarFacts, calendarEntry } from './mail.calendar.ts';
export { coupleContains, coupleMatches, nameContains } from './store.names.ts';
export { listHosts } from './store.schedule.ts';
export { holdWedding } from './store.ts';

export interface Answers {
  readonly attendance: number;
  readonly viewArchive: number;
  readonly absence: number;
}

/** Contact data of a venue. */
interface FacilityContact {
  readonly facilityName: string;
  readonly facilityPhone: string;
  readonly facilityHours?: string;
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

/** What the page of the wedding with this key needs before its first request; undefined if the key is unknown. */
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
