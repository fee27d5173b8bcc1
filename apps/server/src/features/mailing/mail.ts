import type { Language } from '@kotohogi/contract/texts/texts';
import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { after } from '@kotohogi/domain/kernel/instant';
import { choiceOf, type Occasion } from '@kotohogi/domain/mailing/occasions';
import { coupleInSubject } from '@kotohogi/domain/mailing/subject';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { MailContent } from '../../platform/mail/content.ts';
import { momentFor } from '../../platform/mail/dates.ts';
import { contactLine, guestGreeting, guestNameFact, type WeddingSummary, weddingTitle } from '../wedding/index.ts';
import { OCCASION_TEXTS } from './mail.texts.ts';

export interface OccasionMailFacts {
  readonly wedding: WeddingSummary;
  readonly publicUrl: string;
  readonly language: Language;
  readonly guest: {
    readonly weddingId: WeddingId;
    readonly attendantId: AttendantId;
    readonly name: string;
    /** IANA name; empty = Japan. */
    readonly timeZone: string;
  };
}

const KINDS: Readonly<Record<Occasion, string>> = {
  'week-before': 'reminder-week',
  'day-before': 'reminder-day',
  'hour-before': 'reminder-hour',
  delayed: 'live-delayed',
  'live-started': 'live-started',
  emergency: 'live-emergency',
  'archive-open': 'archive-open',
  'archive-expiring': 'archive-expiring',
};

/** Time-critical mails: the link comes before everything else. */
const URGENT: readonly Occasion[] = ['hour-before', 'delayed', 'live-started'];

/** Until when the recording can be watched; other mails are about the ceremony only. */
function deadlineOf(occasion: Occasion, { wedding, language, guest }: OccasionMailFacts) {
  if (occasion !== 'archive-open' && occasion !== 'archive-expiring') return {};
  const until = momentFor(after(wedding.closesAt, -1), language, guest.timeZone);
  return {
    deadline: `${language === 'ja' ? '録画をご覧いただけるのは、こちらの日時までです。' : 'The recording can be watched until:'}\n${until}`,
  };
}

/** Mails 15 to 20: sent to a guest by the clock or by events of the stream. */
export function occasionMail(occasion: Occasion, facts: OccasionMailFacts): MailContent {
  const { wedding, publicUrl, language, guest } = facts;
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  const text = OCCASION_TEXTS[occasion][language];
  const choice = choiceOf(occasion);
  return {
    kind: KINDS[occasion],
    language,
    subject: text.subject(coupleInSubject(wedding.couple, language)),
    // The first paragraph repeats the subject, which is shown next to the preview.
    preview: text.paragraphs(couple)[1],
    headline: weddingTitle(couple, language),
    greeting: guestGreeting(language),
    paragraphs: text.paragraphs(couple),
    facts: [
      guestNameFact(guest.name, language),
      [ja ? '挙式' : 'Ceremony', momentFor(wedding.startsAt, language, guest.timeZone)],
      [ja ? '会場' : 'Venue', `${wedding.facilityName} ${wedding.hallName}`.trim()],
    ],
    isUrgent: URGENT.includes(occasion),
    ...deadlineOf(occasion, facts),
    button: {
      label: text.button,
      url: `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}`,
    },
    contact: contactLine(wedding, language),
    reason: ja
      ? `このメールは、${couple}の結婚式にオンラインで参列される方へお送りしています。`
      : `You are receiving this email because you are attending the wedding of ${couple} online.`,
    pattern: wedding.pattern,
    reader: { weddingId: guest.weddingId, attendantId: guest.attendantId },
    ...(choice === undefined ? {} : { choice }),
  };
}
