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
  /** Who made the change. */
  readonly by: string;
  readonly at: Instant;
}

function askedWords({ wedding, language, date }: ErasureAskedFacts): readonly string[] {
  const couple = coupleText(wedding.couple, language);
  if (language === 'ja') {
    if (date === null) return [`${couple}の結婚式のデータについて、消去する日のお申し出が取り下げられました。`];
    return [
      `${couple}の結婚式のデータを、下記の日に消去いたします。消去したデータは、元に戻せません。`,
      'お祝いの言葉やお写真は、それまでに保存してください。日を変えるときや取りやめるときは、前日まで画面からお手続きいただけます。',
      'お心当たりがない場合は、すぐに会場へお知らせください。',
    ];
  }
  if (date === null) return [`The data of the wedding of ${couple} will not be erased on the day that was chosen.`];
  return [
    `The data of the wedding of ${couple} will be erased on the day below. This cannot be undone.`,
    'Please save the messages and photos before then. Until the day before, you can choose another day or cancel the erasure on the page.',
    'If neither of you did this, please contact your venue at once.',
  ];
}

/** A day of erasure was requested, or the request withdrawn. Every host gets the mail, whoever did it. */
export function erasureAskedMail(facts: ErasureAskedFacts): MailContent {
  const { wedding, publicUrl, language, userId, name, date, by, at } = facts;
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
    paragraphs: askedWords(facts),
    facts: [
      ...(date === null ? [] : [[ja ? '消去する日' : 'Erasure date', dayText(atJst(date), language)] as const]),
      [ja ? 'お手続きをした方' : 'Requested by', by],
      [ja ? 'お手続きの日時' : 'Requested on', momentText(at, language)],
    ],
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

/** Mail 36, to a host: everything about the wedding has been erased. It is the last mail to them. */
export function weddingErasedMail({ wedding, language, name }: Omit<Reader, 'userId'>): MailContent {
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
          `お申し出により、${couple}の結婚式にお預かりしていたデータ（ゲストのお返事とご連絡先、お祝いの言葉、お写真、プロフィール、口座）をすべて消去しました。`,
          'お支払いの記録だけは、法令にしたがい、お名前を外して保管いたします。',
          'おふたりの門出をお手伝いできましたこと、心よりお礼申し上げます。',
        ]
      : [
          `As you requested, everything we kept about the wedding of ${couple} has been erased: your guests’ replies and contact details, their messages, the photos, your profiles and the bank account.`,
          'Only payment records are kept, as the law requires, without names.',
          'Thank you for letting us be part of your day.',
        ],
    facts: [
      [ja ? '結婚式' : 'Wedding', couple],
      [ja ? '会場' : 'Venue', `${wedding.facilityName} ${wedding.hallName}`.trim()],
    ],
    contact: contactLine(wedding, language),
    reason: ja
      ? 'このメールは、データの消去をお申し出になったおふたりへ、控えとしてお送りしています。'
      : 'You are receiving this email as a confirmation of the erasure you requested.',
    pattern: wedding.pattern,
  };
}
