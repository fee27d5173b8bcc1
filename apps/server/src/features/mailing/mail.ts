import type { Language } from '@kotohogi/contract/texts/texts';
import type { AttendantId, WeddingId } from '@kotohogi/domain/kernel/ids';
import { after, type Instant } from '@kotohogi/domain/kernel/instant';
import { choiceOf, type Occasion } from '@kotohogi/domain/mailing/occasions';
import type { MailContent } from '../../platform/mail/content.ts';
import { coupleText, type WeddingFacts } from '../wedding/door.ts';
import { OCCASION_TEXTS } from './mail.texts.ts';

export interface OccasionMailFacts {
  readonly wedding: WeddingFacts;
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

const JAPAN = 'Asia/Tokyo';

function timeIn(at: Instant, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(language === 'ja' ? 'ja-JP' : 'en-GB', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(at);
}

/** A moment in Japan, and where the guest is when that is another time: each with the name of its clock. */
function timeFor(at: Instant, language: Language, timeZone: string): string {
  const ja = language === 'ja';
  const home = timeIn(at, language, JAPAN);
  const inJapan = ja ? `${home}（日本時間）` : `${home} (Japan time)`;
  const away = timeZone === '' ? home : timeIn(at, language, timeZone);
  if (away === home) return inJapan;
  return `${inJapan}\n${ja ? `${away}（お住まいの地域の時刻）` : `${away} (your time)`}`;
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

/** Until when the recording can be watched; other mails are about the ceremony alone. */
function factsOf(occasion: Occasion, { wedding, language, guest }: OccasionMailFacts): MailContent['facts'] {
  const ja = language === 'ja';
  const isArchive = occasion === 'archive-open' || occasion === 'archive-expiring';
  const time = (at: Instant) => timeFor(at, language, guest.timeZone);
  return [
    [ja ? '挙式' : 'Ceremony', time(wedding.startsAt)],
    ...(isArchive ? [[ja ? '公開の期限' : 'Open until', time(after(wedding.closesAt, -1))] as const] : []),
    [ja ? '会場' : 'Venue', `${wedding.facilityName} ${wedding.hallName}`.trim()],
  ];
}

/** Mails 15 to 20: what is written to a guest by the clock or by the stream. */
export function occasionMail(occasion: Occasion, facts: OccasionMailFacts): MailContent {
  const { wedding, publicUrl, language, guest } = facts;
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  const text = OCCASION_TEXTS[occasion][language];
  const choice = choiceOf(occasion);
  const contact = [wedding.facilityName, wedding.facilityPhone, wedding.facilityHours].filter(Boolean).join(' ');
  return {
    kind: KINDS[occasion],
    language,
    subject: text.subject(couple),
    greeting: ja ? `${guest.name} 様` : `Dear ${guest.name},`,
    paragraphs: text.paragraphs(couple),
    facts: factsOf(occasion, facts),
    button: {
      label: text.button,
      url: `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}`,
    },
    contact: ja ? `お問い合わせ: ${contact}` : `Questions: ${contact}`,
    reason: ja
      ? `このメールは、${couple}の結婚式にオンラインで参列される方へお送りしています。`
      : `You receive this mail because you attend the wedding of ${couple} online.`,
    pattern: wedding.pattern,
    reader: { weddingId: guest.weddingId, attendantId: guest.attendantId },
    ...(choice === undefined ? {} : { choice }),
  };
}
