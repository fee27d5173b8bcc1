import type { Language } from '@kotohogi/contract/texts/texts';
import type { Answer } from '@kotohogi/domain/attendant/types';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import { after, type Instant } from '@kotohogi/domain/kernel/instant';
import { timeOf } from '@kotohogi/domain/kernel/jst';
import { coupleInSubject } from '@kotohogi/domain/mailing/subject';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { MailContent } from '../../platform/mail/content.ts';
import { dayText, momentFor, momentText, nearDayText } from '../../platform/mail/dates.ts';
import {
  type CalendarFacts,
  calendarEntry,
  contactLine,
  guestNameFact,
  type WeddingSummary,
  weddingTitle,
} from '../wedding/index.ts';

export interface ReplyMailFacts {
  readonly wedding: WeddingSummary;
  readonly publicUrl: string;
  readonly language: Language;
  readonly now: Instant;
  readonly guest: {
    readonly id: AttendantId;
    readonly name: string;
    readonly email: string;
    readonly answer: Answer;
    /** IANA name; empty = Japan. */
    readonly timeZone: string;
    readonly calendarSequence: number;
  };
  /** The guest has answered before and changes their answer; the mail updates the calendar entry. */
  readonly isChange: boolean;
}

const indexUrl = ({ wedding, publicUrl }: ReplyMailFacts) =>
  `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}`;

const placeOf = ({ facilityName, hallName }: WeddingSummary) => `${facilityName} ${hallName}`.trim();

/** The couple's names as used in a sentence: 陽翔さん・結衣さん / Haruto & Yui. */
const coupleOf = ({ wedding, language }: ReplyMailFacts) => coupleText(wedding.couple, language);

/** The parts that every mail about a reply has. */
function frameOf(facts: ReplyMailFacts) {
  const { wedding, guest, language } = facts;
  const ja = language === 'ja';
  const couple = coupleOf(facts);
  const shortCouple = coupleInSubject(wedding.couple, language);
  return {
    language,
    subject: ja ? `${shortCouple}の結婚式へのお返事をお預かりしました` : `Your reply to the wedding of ${shortCouple}`,
    headline: weddingTitle(couple, language),
    // This name is unverified, so it never leads the mail (docs/product/mail.md).
    greeting: ja ? 'お返事をくださったお客様' : 'Hello,',
    contact: contactLine(wedding, language),
    reason: ja
      ? `このメールは、${couple}の招待状にお返事をくださった方へお送りしています。`
      : `You are receiving this email because you replied to the invitation of ${couple}.`,
    pattern: wedding.pattern,
    reader: { weddingId: wedding.weddingId, attendantId: guest.id },
  };
}

/** When and where, the answer given, and how to sign in. */
function factsOf({ wedding, language, guest }: ReplyMailFacts, answer: string): MailContent['facts'] {
  const ja = language === 'ja';
  return [
    guestNameFact(guest.name, language),
    [ja ? '挙式' : 'Ceremony', momentFor(wedding.startsAt, language, guest.timeZone)],
    [ja ? '会場' : 'Venue', placeOf(wedding)],
    [ja ? 'お返事' : 'Your reply', answer],
    [ja ? 'ログイン' : 'Sign in with', guest.email],
  ];
}

function eventOf(facts: ReplyMailFacts, isCancelled: boolean): CalendarFacts {
  const ja = facts.language === 'ja';
  const { wedding, guest } = facts;
  const url = indexUrl(facts);
  return {
    uid: `attendant-${guest.id}@${new URL(facts.publicUrl).hostname}`,
    sequence: guest.calendarSequence,
    isCancelled,
    startsAt: wedding.startsAt,
    now: facts.now,
    language: facts.language,
    title: ja ? `${coupleOf(facts)}の結婚式（オンライン）` : `Wedding of ${coupleOf(facts)} (online)`,
    description: ja ? `当日は、こちらの画面でご覧いただけます。\n${url}` : `Watch it here on the day.\n${url}`,
    location: placeOf(wedding),
    url,
  };
}

/** Mail 10: the guest watches live. Has a calendar entry. */
function attendanceMail(facts: ReplyMailFacts): MailContent {
  const { wedding, language } = facts;
  const ja = language === 'ja';
  const day = nearDayText(wedding.startsAt, language);
  const time = timeOf(wedding.startsAt);
  return {
    ...frameOf(facts),
    kind: 'rsvp-live',
    preview: ja
      ? `${day}${time}（日本時間）に開式です。カレンダーに加える予定を添えています。`
      : `It begins on ${day} at ${time} (Japan time). A calendar entry is attached.`,
    paragraphs: ja
      ? [
          'オンラインでのご参列のお返事を、ありがとうございます。',
          '当日は開式の30分前から画面を開いていただけます。添付の予定を、お使いのカレンダーに加えておくと安心です。',
        ]
      : [
          'Thank you for your reply. We are delighted that you will be with us online.',
          'On the day, you can open the page from 30 minutes before the start. Add the attached entry to your calendar so that you do not miss it.',
        ],
    facts: factsOf(facts, ja ? 'オンラインで参列する' : 'Attending online, live'),
    button: { label: ja ? '結婚式の画面を開く' : 'Open the wedding page', url: indexUrl(facts) },
    deadline: ja
      ? `録画のご視聴への変更は、${day}${time}の開式まで、画面から承ります。`
      : `If you would rather watch the recording, you can change your reply on the page until the ceremony begins: ${day}, ${time} (Japan time).`,
    attachments: [calendarEntry(eventOf(facts, false))],
  };
}

/** Mail 11: the guest watches the recording. Cancels the calendar entry of an earlier reply. */
function archiveMail(facts: ReplyMailFacts): MailContent {
  const { wedding, language } = facts;
  const ja = language === 'ja';
  // The recording is available to the end of a day.
  const until = momentText(after(wedding.closesAt, -1), language);
  return {
    ...frameOf(facts),
    kind: 'rsvp-archive',
    preview: ja
      ? '式の録画は、準備ができしだいメールでお知らせします。'
      : 'We will write to you as soon as the recording is ready.',
    paragraphs: ja
      ? [
          '録画をご覧くださるとのお返事を、ありがとうございます。',
          '式の録画は、準備ができしだいメールでお知らせします。下のボタンと同じ画面でご覧いただけます。',
        ]
      : [
          'Thank you for your reply. We are delighted that you will watch the recording.',
          'We will write to you as soon as it is ready. The button below leads to the page where you can watch it.',
        ],
    facts: factsOf(facts, ja ? '録画を見る' : 'Watching the recording'),
    button: { label: ja ? '結婚式の画面を開く' : 'Open the wedding page', url: indexUrl(facts) },
    deadline: ja ? `録画は、${until}までご覧いただけます。` : `The recording can be watched until ${until}.`,
    ...(facts.isChange ? { attachments: [calendarEntry(eventOf(facts, true))] } : {}),
  };
}

/** Mail 12: the guest does not attend and left an address. */
function absenceMail(facts: ReplyMailFacts): MailContent {
  const { wedding, language } = facts;
  const ja = language === 'ja';
  return {
    ...frameOf(facts),
    kind: 'rsvp-absence',
    preview: ja ? 'お知らせくださり、ありがとうございます。' : 'Thank you for letting us know.',
    paragraphs: ja
      ? [
          'ご欠席のお返事をお預かりしました。お知らせくださり、ありがとうございます。おふたりにお伝えします。',
          'ご都合がつくようになりましたら、おふたりまたは会場へお知らせください。',
        ]
      : [
          'Thank you for letting us know that you cannot attend. We will pass it on to the couple.',
          'If your plans change, please let the couple or the venue know.',
        ],
    facts: [
      guestNameFact(facts.guest.name, language),
      [ja ? '挙式' : 'Ceremony', dayText(wedding.startsAt, language)],
      [ja ? '会場' : 'Venue', placeOf(wedding)],
      [ja ? 'お返事' : 'Your reply', ja ? '欠席する' : 'Not attending'],
    ],
    button: { label: ja ? '招待状を見る' : 'See the invitation', url: `${indexUrl(facts)}/invitation` },
  };
}

/** The mail that confirms a reply: 10, 11 or 12 (docs/product/mail.md#numbers). */
export function replyMail(facts: ReplyMailFacts): MailContent {
  switch (facts.guest.answer) {
    case 'attendance':
      return attendanceMail(facts);
    case 'view-archive':
      return archiveMail(facts);
    case 'absence':
      return absenceMail(facts);
  }
}
