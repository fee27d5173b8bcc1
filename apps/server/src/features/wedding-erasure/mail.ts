import type { Language } from '@kotohogi/contract/texts/texts';
import type { UserId } from '@kotohogi/domain/kernel/ids';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { atJst, type LocalDate } from '@kotohogi/domain/kernel/jst';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { MailContent } from '../../platform/mail/content.ts';
import { dayText, momentText } from '../../platform/mail/dates.ts';
import { contactLine, hostGreeting, type WeddingSummary, weddingTitle } from '../wedding/index.ts';

interface Reader {
  readonly wedding: WeddingSummary;
  readonly language: Language;
  readonly userId: UserId;
  readonly name: string;
}

export interface ErasureAskedFacts extends Reader {
  readonly publicUrl: string;
  /** Null = the request was withdrawn. */
  readonly date: LocalDate | null;
  /** The day that applies without a request. */
  readonly automatic: LocalDate;
  /** Who made the change. */
  readonly by: string;
  readonly at: Instant;
}

function askedParagraphs({ wedding, language, date }: ErasureAskedFacts): readonly string[] {
  const couple = coupleText(wedding.couple, language);
  if (language === 'ja') {
    if (date === null)
      return [
        `${couple}の結婚式のデータについて、消去する日のお申し出が取り下げられました。`,
        'ほかの日をお選びにならない場合は、下記の日に消去いたします。',
      ];
    return [
      `${couple}の結婚式のデータを、下記の日に消去いたします。消去したデータは、元に戻せません。`,
      'お祝いの言葉やお写真は、それまでに保存してください。日を変えるときや取りやめるときは、前日まで画面からお手続きいただけます。',
      'お心当たりがない場合は、すぐに会場へお知らせください。',
    ];
  }
  if (date === null)
    return [
      `The data of the wedding of ${couple} will not be erased on the day that was chosen.`,
      'If you choose no other day, it will be erased on the day below.',
    ];
  return [
    `The data of the wedding of ${couple} will be erased on the day below. This cannot be undone.`,
    'Please save the messages and photos before then. Until the day before, you can choose another day or cancel the erasure on the page.',
    'If neither of you did this, please contact your venue at once.',
  ];
}

const dateRow = (date: LocalDate, language: Language) =>
  [language === 'ja' ? '消去する日' : 'Erasure date', dayText(atJst(date), language)] as const;

/** Button, contact and reason of the mails before an erasure. */
function lowerPart({ wedding, publicUrl, language, userId }: Reader & { readonly publicUrl: string }) {
  const ja = language === 'ja';
  return {
    button: {
      label: ja ? '画面を開く' : 'Open the page',
      url: `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}/manage/profile`,
    },
    contact: contactLine(wedding, language),
    reason: ja
      ? 'このメールは、大切なデータを守るために、おふたりそれぞれにお送りしています。'
      : 'This email goes to both of you, to protect your data.',
    pattern: wedding.pattern,
    reader: { weddingId: wedding.weddingId, userId },
  };
}

/** A day of erasure was requested, or the request withdrawn. Every host gets the mail, whoever did it. */
export function erasureAskedMail(facts: ErasureAskedFacts): MailContent {
  const { wedding, publicUrl, language, userId, name, date, automatic, by, at } = facts;
  const ja = language === 'ja';
  const subjects = ja
    ? { asked: 'データを消去する日を承りました', back: 'データを消去する日の指定を取りやめました' }
    : { asked: 'The day on which your data will be erased', back: 'The day for erasing your data is withdrawn' };
  return {
    kind: 'erase-date',
    language,
    subject: date === null ? subjects.back : subjects.asked,
    headline: weddingTitle(coupleText(wedding.couple, language), language),
    greeting: hostGreeting(name, language),
    paragraphs: askedParagraphs(facts),
    facts: [
      dateRow(date ?? automatic, language),
      [ja ? 'お手続きをした方' : 'Requested by', by],
      [ja ? 'お手続きの日時' : 'Requested on', momentText(at, language)],
    ],
    ...lowerPart({ wedding, publicUrl, language, userId, name }),
  };
}

export interface ErasureNoticeFacts extends Reader {
  readonly publicUrl: string;
  readonly date: LocalDate;
}

/** The retention period ends, and the couple has chosen no day. Every host gets the mail, once. */
export function erasureNoticeMail(facts: ErasureNoticeFacts): MailContent {
  const { wedding, language, name, date } = facts;
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  return {
    kind: 'erase-notice',
    language,
    subject: ja ? 'お預かりしているデータを消去する日のご案内' : 'Please save what you want to keep of your wedding',
    headline: weddingTitle(couple, language),
    greeting: hostGreeting(name, language),
    paragraphs: ja
      ? [
          `${couple}の結婚式にお預かりしているデータ（ゲストのお返事とご連絡先、お祝いの言葉、お写真、録画、プロフィール、口座）を、下記の日に消去いたします。消去したデータは、元に戻せません。`,
          'お祝いの言葉やお写真は、それまでに画面から保存してください。より早い日の消去をご希望の場合は、画面で日をお選びいただけます。',
          'お支払いの記録だけは、法令にしたがい、お名前を外して保管いたします。ご祝儀のお振込みがこれからの場合は、お振込みののちに消去いたします。',
        ]
      : [
          `Everything we keep about the wedding of ${couple} will be erased on the day below: your guests’ replies and contact details, their messages, the photos, the recording, your profiles and the bank account. This cannot be undone.`,
          'Please save the messages and photos from the page before then. If you would like everything erased sooner, you can choose an earlier day there.',
          'Only payment records are kept, as the law requires, without names. If gifts have not been transferred to you yet, the erasure waits for the transfer.',
        ],
    facts: [dateRow(date, language)],
    ...lowerPart(facts),
  };
}

export interface ErasedFacts extends Omit<Reader, 'userId'> {
  /** The couple chose the day. */
  readonly isRequested: boolean;
}

/** Mail 36, to a host: everything about the wedding has been erased. It is the last mail to them. */
export function weddingErasedMail({ wedding, language, name, isRequested }: ErasedFacts): MailContent {
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  return {
    kind: 'erase-done',
    language,
    subject: ja ? '結婚式のデータを消去しました' : 'The data of your wedding has been erased',
    headline: weddingTitle(couple, language),
    greeting: hostGreeting(name, language),
    paragraphs: ja
      ? [
          `${isRequested ? 'お申し出により、' : ''}${couple}の結婚式にお預かりしていたデータ（ゲストのお返事とご連絡先、お祝いの言葉、お写真、プロフィール、口座）をすべて消去しました。`,
          'お支払いの記録だけは、法令にしたがい、お名前を外して保管いたします。',
          'おふたりの門出をお手伝いできましたこと、心よりお礼申し上げます。',
        ]
      : [
          `${isRequested ? 'As you requested, everything' : 'Everything'} we kept about the wedding of ${couple} has been erased: your guests’ replies and contact details, their messages, the photos, your profiles and the bank account.`,
          'Only payment records are kept, as the law requires, without names.',
          'Thank you for letting us be part of your day.',
        ],
    facts: [
      [ja ? '結婚式' : 'Wedding', couple],
      [ja ? '会場' : 'Venue', `${wedding.facilityName} ${wedding.hallName}`.trim()],
    ],
    contact: contactLine(wedding, language),
    reason: ja
      ? 'このメールは、データを消去した控えとして、おふたりそれぞれにお送りしています。'
      : 'You are both receiving this email as a confirmation of the erasure.',
    pattern: wedding.pattern,
  };
}
