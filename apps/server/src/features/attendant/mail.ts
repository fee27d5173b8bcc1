import type { Language } from '@kotohogi/contract/texts/texts';
import type { Answer } from '@kotohogi/domain/attendant/types';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import { after, type Instant } from '@kotohogi/domain/kernel/instant';
import { timeOf } from '@kotohogi/domain/kernel/jst';
import type { MailContent } from '../../platform/mail/content.ts';
import { coupleText, type WeddingFacts } from '../wedding/door.ts';
import { type CalendarFacts, calendarEntry } from './mail.calendar.ts';
import { dateText, dateTimeText } from './view.ts';

export interface ReplyMailFacts {
  readonly wedding: WeddingFacts;
  readonly publicUrl: string;
  readonly language: Language;
  readonly now: Instant;
  readonly guest: {
    readonly id: AttendantId;
    readonly name: string;
    readonly email: string;
    readonly answer: Answer;
    readonly calendarSequence: number;
  };
  /** The guest has answered before and changes to this: an entry in the calendar follows. */
  readonly isChange: boolean;
}

const indexUrl = ({ wedding, publicUrl }: ReplyMailFacts) =>
  `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}`;

const placeOf = ({ facilityName, hallName }: WeddingFacts) => `${facilityName} ${hallName}`.trim();
const contactOf = ({ facilityName, facilityPhone, facilityHours }: WeddingFacts) =>
  [facilityName, facilityPhone, facilityHours].filter(Boolean).join(' ');

/** The couple as it stands in a sentence: 陽翔さん・結衣さん / Haruto & Yui. */
const coupleOf = ({ wedding, language }: ReplyMailFacts) => coupleText(wedding.couple, language);

/** Until when the recording can be seen: 2026年11月24日(火) 23:59. */
const lastMoment = ({ wedding, language }: ReplyMailFacts) => dateTimeText(after(wedding.closesAt, -1), language);

/** The parts that every answer to a reply has. */
function frameOf(facts: ReplyMailFacts) {
  const ja = facts.language === 'ja';
  const { wedding, guest } = facts;
  return {
    language: facts.language,
    greeting: ja ? `${guest.name} 様` : `Dear ${guest.name},`,
    contact: ja ? `お問い合わせ: ${contactOf(wedding)}` : `Questions: ${contactOf(wedding)}`,
    reason: ja
      ? `このメールは、${coupleOf(facts)}の招待状にお返事をくださった方へお送りしています。`
      : `You receive this mail because you answered the invitation of ${coupleOf(facts)}.`,
    pattern: wedding.pattern,
    reader: { weddingId: wedding.weddingId, attendantId: guest.id },
  };
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

/** Mail 10: the guest watches live; with an entry for the calendar. */
function attendanceMail(facts: ReplyMailFacts): MailContent {
  const ja = facts.language === 'ja';
  const { wedding, guest } = facts;
  return {
    ...frameOf(facts),
    kind: 'rsvp-live',
    subject: ja
      ? `${coupleOf(facts)}の結婚式へのお返事をお預かりしました`
      : `Your reply to the wedding of ${coupleOf(facts)}`,
    paragraphs: ja
      ? [
          'オンラインでのご参列のお返事を、ありがとうございます。',
          '当日は開式の30分前から画面を開いていただけます。添付の予定を、お使いのカレンダーに加えておくと安心です。',
        ]
      : [
          'Thank you for your reply. We are glad that you will be with us online.',
          'On the day you can open the page from 30 minutes before the start. Add the attached entry to your calendar, so that you do not miss it.',
        ],
    facts: [
      [ja ? 'お返事' : 'Your reply', ja ? 'オンラインで参列する' : 'Attending online, live'],
      [
        ja ? '挙式' : 'Ceremony',
        `${dateTimeText(wedding.startsAt, facts.language)}${ja ? '（日本時間）' : ' (Japan time)'}`,
      ],
      [ja ? '会場' : 'Venue', placeOf(wedding)],
      [ja ? 'ログイン' : 'Sign in with', guest.email],
    ],
    button: { label: ja ? '当日の画面を開く' : 'Open the page of the day', url: indexUrl(facts) },
    deadline: ja
      ? `アーカイブのご視聴への変更は、開式の${timeOf(wedding.startsAt)}まで、画面からしていただけます。`
      : `You can change to the recording on the page until the ceremony starts at ${timeOf(wedding.startsAt)} (Japan time).`,
    attachments: [calendarEntry(eventOf(facts, false))],
  };
}

/** Mail 11: the guest watches the recording; an entry from an earlier reply is taken out of the calendar. */
function archiveMail(facts: ReplyMailFacts): MailContent {
  const ja = facts.language === 'ja';
  const { wedding, guest } = facts;
  return {
    ...frameOf(facts),
    kind: 'rsvp-archive',
    subject: ja
      ? `${coupleOf(facts)}の結婚式へのお返事をお預かりしました`
      : `Your reply to the wedding of ${coupleOf(facts)}`,
    paragraphs: ja
      ? [
          'アーカイブをご覧くださるとのお返事を、ありがとうございます。',
          '式の録画は、準備ができしだい、同じ画面でご覧いただけます。',
        ]
      : [
          'Thank you for your reply. We are glad that you will watch the recording.',
          'It will be on the same page as soon as it is ready.',
        ],
    facts: [
      [ja ? 'お返事' : 'Your reply', ja ? 'アーカイブを見る' : 'Watching the recording'],
      [
        ja ? '挙式' : 'Ceremony',
        `${dateTimeText(wedding.startsAt, facts.language)}${ja ? '（日本時間）' : ' (Japan time)'}`,
      ],
      [ja ? '会場' : 'Venue', placeOf(wedding)],
      [ja ? 'ログイン' : 'Sign in with', guest.email],
    ],
    button: { label: ja ? '画面を開く' : 'Open the page', url: indexUrl(facts) },
    deadline: ja
      ? `録画は、${lastMoment(facts)}（日本時間）までご覧いただけます。`
      : `The recording can be watched until ${lastMoment(facts)} (Japan time).`,
    ...(facts.isChange ? { attachments: [calendarEntry(eventOf(facts, true))] } : {}),
  };
}

/** Mail 12: the guest does not attend, and left an address. */
function absenceMail(facts: ReplyMailFacts): MailContent {
  const ja = facts.language === 'ja';
  const { wedding } = facts;
  return {
    ...frameOf(facts),
    kind: 'rsvp-absence',
    subject: ja
      ? `${coupleOf(facts)}の結婚式へのお返事をお預かりしました`
      : `Your reply to the wedding of ${coupleOf(facts)}`,
    paragraphs: ja
      ? ['ご欠席のお返事をお預かりしました。', 'お知らせくださり、ありがとうございます。おふたりにお伝えします。']
      : ['We have noted that you cannot attend.', 'Thank you for letting us know; the couple will be told.'],
    facts: [
      [ja ? 'お返事' : 'Your reply', ja ? '欠席する' : 'Not attending'],
      [ja ? '挙式' : 'Ceremony', dateText(wedding.startsAt, facts.language)],
    ],
  };
}

/** The mail that answers a reply: 10, 11 or 12 of decision 91. */
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

/** Mail 35, to a guest: five attempts to sign in with the address have failed. */
export function guestLoginFailuresMail(facts: {
  readonly wedding: WeddingFacts;
  readonly publicUrl: string;
  readonly language: Language;
  readonly name: string;
}): MailContent {
  const ja = facts.language === 'ja';
  const { wedding } = facts;
  return {
    kind: 'login-failures',
    language: facts.language,
    subject: ja ? 'ログインの失敗が続いています' : 'Several failed attempts to sign in',
    greeting: ja ? `${facts.name} 様` : `Dear ${facts.name},`,
    paragraphs: ja
      ? [
          `${coupleText(wedding.couple, 'ja')}の結婚式の画面で、あなたのメールアドレスでのログインの失敗が5回続きました。`,
          '安全のため、15分のあいだログインできません。しばらくしてから、もう一度お試しください。',
        ]
      : [
          `Five attempts to sign in to the wedding of ${coupleText(wedding.couple, 'en')} with your address have failed.`,
          'For safety it cannot be used for 15 minutes. Please try again after that.',
        ],
    facts: [],
    contact: ja ? `お問い合わせ: ${contactOf(wedding)}` : `Questions: ${contactOf(wedding)}`,
    reason: ja
      ? 'このメールは、ログインを守るために自動でお送りしています。'
      : 'This mail is sent automatically to protect your login.',
    pattern: wedding.pattern,
  };
}

/** Mail 36: everything that was kept of a guest has been erased. It is the last one. */
export function eraseDoneMail(facts: {
  readonly wedding: WeddingFacts;
  readonly language: Language;
  readonly name: string;
  /** A payment stays in the books, without a name. */
  readonly hasPaid: boolean;
}): MailContent {
  const ja = facts.language === 'ja';
  const { wedding, hasPaid } = facts;
  const couple = coupleText(wedding.couple, facts.language);
  const kept = ja
    ? 'お支払いの記録だけは、法令にしたがい、お名前を外して保管いたします。'
    : 'Only the record of your payment is kept, as the law asks, without your name.';
  return {
    kind: 'erase-done',
    language: facts.language,
    subject: ja ? '登録された情報を消去しました' : 'Your data has been erased',
    greeting: ja ? `${facts.name} 様` : `Dear ${facts.name},`,
    paragraphs: [
      ja
        ? `お申し出により、${couple}の結婚式にお預かりしていた情報（お返事、ご連絡先、お祝いの言葉、写真）をすべて消去しました。`
        : `As you asked, everything we kept of you for the wedding of ${couple} has been erased: your answer, contact details, words and pictures.`,
      ...(hasPaid ? [kept] : []),
      ja ? '今後、この結婚式についてのメールはお送りしません。' : 'You will receive no more mails about this wedding.',
    ],
    facts: [],
    contact: ja ? `お問い合わせ: ${contactOf(wedding)}` : `Questions: ${contactOf(wedding)}`,
    reason: ja
      ? 'このメールは、情報の消去をご自身でなさった方へ、控えとしてお送りしています。'
      : 'You receive this mail as a confirmation of the erasure you asked for.',
    pattern: wedding.pattern,
  };
}
