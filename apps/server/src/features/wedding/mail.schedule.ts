import type { Language } from '@kotohogi/contract/texts/texts';
import type { AttendantId, UserId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { coupleInSubject } from '@kotohogi/domain/mailing/subject';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { NextStatus } from '@kotohogi/domain/wedding/change-schedule';
import type { MailContent } from '../../platform/mail/content.ts';
import { momentFor } from '../../platform/mail/dates.ts';
import { contactLine, guestGreeting, guestNameFact, hostGreeting, type WeddingSummary, weddingTitle } from './index.ts';
import { calendarEntry } from './mail.calendar.ts';

interface MailedStatus {
  readonly wedding: WeddingSummary;
  readonly publicUrl: string;
  readonly language: Language;
  readonly status: NextStatus;
  /** The date announced before. */
  readonly previousStartsAt: Instant;
}

export interface ScheduleMailFacts extends MailedStatus {
  readonly now: Instant;
  readonly guest: {
    readonly id: AttendantId;
    readonly name: string;
    /** IANA name; empty = Japan. */
    readonly timeZone: string;
    /** The guest has a calendar entry; guests who watch live were sent one. */
    readonly hasEntry: boolean;
    readonly calendarSequence: number;
    /** The guest has sent gift money that was not refunded. */
    readonly hasGiven: boolean;
  };
  /** Opens the page signed in as this guest. */
  readonly link: string;
}

interface MailTexts {
  readonly kind: string;
  readonly subject: (couple: string) => string;
  readonly paragraphs: readonly string[];
}

function postponed(couple: string, ja: boolean): MailTexts {
  return ja
    ? {
        kind: 'postponed',
        subject: names => `${names}の結婚式 延期のお知らせ`,
        paragraphs: [
          `${couple}の結婚式を、日をあらためて執り行うことになりました。楽しみにしてくださっていたみなさまには、ご心配をおかけいたします。`,
          '新しい日時が決まりましたら、メールでお知らせいたします。いただいたお返事は、そのままお預かりしております。',
        ],
      }
    : {
        kind: 'postponed',
        subject: names => `Postponed: the wedding of ${names}`,
        paragraphs: [
          `The wedding of ${couple} has been postponed. We are sorry for the change of plans.`,
          'We will write to you as soon as the new date is set. We have kept your reply.',
        ],
      };
}

function set(couple: string, ja: boolean): MailTexts {
  return ja
    ? {
        kind: 'postponed',
        subject: names => `${names}の結婚式 新しい日時のお知らせ`,
        paragraphs: [
          `${couple}の結婚式の新しい日時が決まりました。`,
          'いただいたお返事は、そのままお預かりしております。ライブと録画の切り替えは、画面から承ります。そのほかのご都合の変更は、おふたりまたは下記の会場へお知らせください。',
        ],
      }
    : {
        kind: 'postponed',
        subject: names => `A new date for the wedding of ${names}`,
        paragraphs: [
          `The wedding of ${couple} has a new date.`,
          'We have kept your reply. You can switch between live and the recording on the page. If you cannot be with us after all, please let the couple or the venue below know.',
        ],
      };
}

function cancelled(couple: string, ja: boolean): MailTexts {
  return ja
    ? {
        kind: 'canceled',
        subject: names => `${names}の結婚式 中止のお知らせ`,
        paragraphs: [
          `${couple}の結婚式は、執り行わないこととなりました。`,
          'お心を寄せてくださったみなさまに、心よりお礼とお詫びを申し上げます。',
        ],
      }
    : {
        kind: 'canceled',
        subject: names => `Canceled: the wedding of ${names}`,
        paragraphs: [
          `We are sorry to let you know that the wedding of ${couple} will not take place.`,
          'Thank you from the bottom of our hearts for your kind thoughts.',
        ],
      };
}

const TEXTS: Readonly<Record<NextStatus, (couple: string, ja: boolean) => MailTexts>> = {
  active: set,
  postponed,
  canceled: cancelled,
};

function entryOf({ wedding, publicUrl, language, now, status, previousStartsAt, guest, link }: ScheduleMailFacts) {
  const couple = coupleText(wedding.couple, language);
  const isCancelled = status !== 'active';
  return calendarEntry({
    // The same UID as in the mail that confirmed the reply, so this version replaces that entry.
    uid: `attendant-${guest.id}@${new URL(publicUrl).hostname}`,
    sequence: guest.calendarSequence,
    isCancelled,
    startsAt: isCancelled ? previousStartsAt : wedding.startsAt,
    now,
    language,
    title: language === 'ja' ? `${couple}の結婚式（オンライン）` : `Wedding of ${couple} (online)`,
    description:
      language === 'ja' ? `当日は、こちらの画面でご覧いただけます。\n${link}` : `Watch it here on the day.\n${link}`,
    location: `${wedding.facilityName} ${wedding.hallName}`.trim(),
    url: link,
  });
}

/** For a guest who has already given a gift, so that they know what happens to it. */
function giftText(status: NextStatus, ja: boolean): string {
  if (status === 'canceled')
    return ja
      ? 'お贈りくださったご祝儀につきましては、下記の会場へお問い合わせください。'
      : 'For questions about the gift you have sent, please contact the venue below.';
  return ja
    ? 'お贈りくださったご祝儀は、そのまま大切にお預かりしております。'
    : 'The gift you have sent is safe with us.';
}

/** The previous or the new date in the reader's time zone, and the venue. */
function dayAndPlace(
  { wedding, language, status, previousStartsAt }: MailedStatus,
  timeZone: string,
): MailContent['facts'] {
  const ja = language === 'ja';
  const time = (at: Instant) => momentFor(at, language, timeZone);
  return [
    status === 'active'
      ? [ja ? '新しい日時' : 'New date', time(wedding.startsAt)]
      : [ja ? 'これまでの日時' : 'Previous date', time(previousStartsAt)],
    [ja ? '会場' : 'Venue', `${wedding.facilityName} ${wedding.hallName}`.trim()],
  ];
}

/** Mails 22 and 23 to guests: the wedding is postponed, has a new date, or is canceled. Updates the calendar entry. */
export function scheduleMail(facts: ScheduleMailFacts): MailContent {
  const { wedding, language, status, guest, link } = facts;
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  const texts = TEXTS[status](couple, ja);
  return {
    ...texts,
    subject: texts.subject(coupleInSubject(wedding.couple, language)),
    paragraphs: guest.hasGiven ? [...texts.paragraphs, giftText(status, ja)] : texts.paragraphs,
    language,
    headline: weddingTitle(couple, language),
    greeting: guestGreeting(language),
    facts: [guestNameFact(guest.name, language), ...dayAndPlace(facts, guest.timeZone)],
    ...(status === 'canceled'
      ? {}
      : { button: { label: ja ? '結婚式の画面を開く' : 'Open the wedding page', url: link } }),
    contact: contactLine(wedding, language),
    reason: ja
      ? `このメールは、${couple}の招待状にお返事をくださった方へお送りしています。`
      : `You are receiving this email because you replied to the invitation of ${couple}.`,
    pattern: wedding.pattern,
    isSober: status === 'canceled',
    reader: { weddingId: wedding.weddingId, attendantId: guest.id },
    ...(guest.hasEntry ? { attachments: [entryOf(facts)] } : {}),
  };
}

export interface ScheduleHostMailFacts extends MailedStatus {
  readonly host: { readonly id: UserId; readonly name: string };
  /** Who made the change. */
  readonly by: string;
  /** How many guests are notified by mail. */
  readonly guestCount: number;
  /** At least one guest has given a gift. */
  readonly hasGifts: boolean;
}

const HOST_SUBJECTS: Readonly<Record<NextStatus, Readonly<Record<Language, (couple: string) => string>>>> = {
  postponed: {
    ja: couple => `${couple}の結婚式の延期を承りました。`,
    en: () => 'We have recorded that your wedding is postponed.',
  },
  active: {
    ja: couple => `${couple}の結婚式の新しい日時を承りました。`,
    en: () => 'We have recorded the new date of your wedding.',
  },
  canceled: {
    ja: couple => `${couple}の結婚式を執り行わないことを承りました。`,
    en: () => 'We have recorded that your wedding will not take place.',
  },
};

/** What happens to what guests have sent: answers are kept, and the venue settles the gifts of a canceled wedding. */
function keptParagraphs({ language, status, guestCount, hasGifts }: ScheduleHostMailFacts): string[] {
  const ja = language === 'ja';
  const isAsked = hasGifts && status === 'canceled';
  const sentence = ja
    ? `${guestCount}名のゲストのみなさまへ、メールでお知らせしました。`
    : `${guestCount === 1 ? '1 guest has' : `${guestCount} guests have`} been notified by email.`;
  const kept = ja
    ? `いただいたお返事${hasGifts && !isAsked ? 'とご祝儀' : ''}は、そのままお預かりしております。`
    : `${hasGifts && !isAsked ? 'Replies and gifts are' : 'Replies are'} kept as they are.`;
  const gifts = ja
    ? '届いているご祝儀のお取り扱いは、下記の会場とご相談ください。'
    : 'Please discuss the gifts you have received with the venue below.';
  return [guestCount > 0 ? `${sentence}${ja ? '' : ' '}${kept}` : kept, ...(isAsked ? [gifts] : [])];
}

/** Mails 22 and 23 to the couple: both partners get one, whoever made the change. */
export function scheduleHostMail(facts: ScheduleHostMailFacts): MailContent {
  const { wedding, publicUrl, language, status, host, by } = facts;
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  const { kind, subject } = TEXTS[status](couple, ja);
  return {
    kind,
    subject: subject(coupleInSubject(wedding.couple, language)),
    language,
    headline: weddingTitle(couple, language),
    greeting: hostGreeting(host.name, language),
    paragraphs: [
      HOST_SUBJECTS[status][language](couple),
      ...keptParagraphs(facts),
      ja
        ? 'お心当たりがない場合は、すぐに会場へお知らせください。'
        : 'If neither of you did this, please contact your venue at once.',
    ],
    facts: [...dayAndPlace(facts, ''), ...(by === '' ? [] : [[ja ? 'お手続きをした方' : 'Arranged by', by] as const])],
    button: {
      label: ja ? 'おふたりの画面を開く' : 'Open your page',
      url: `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}/manage`,
    },
    contact: contactLine(wedding, language),
    reason: ja
      ? 'このメールは、結婚式の日取りに変わりがあったときに、おふたりそれぞれにお送りしています。'
      : 'This email goes to both of you whenever the date of your wedding changes.',
    pattern: wedding.pattern,
    isSober: status === 'canceled',
    reader: { weddingId: wedding.weddingId, userId: host.id },
  };
}
