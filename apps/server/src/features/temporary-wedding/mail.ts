import type { Language } from '@kotohogi/contract/texts/texts';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { atJst, type LocalDate } from '@kotohogi/domain/kernel/jst';
import { placeInSubject } from '@kotohogi/domain/mailing/subject';
import type { MailContent } from '../../platform/mail/content.ts';
import { dayText, momentText, nearDayText } from '../../platform/mail/dates.ts';
import { contactLine } from '../wedding/index.ts';

export interface ReceivedMailFacts {
  readonly language: Language;
  /** Both names as they were entered. */
  readonly names: readonly [string, string];
  readonly facilityName: string;
  readonly facilityPhone: string;
  readonly facilityHours: string;
  readonly hallName: string;
  readonly startsAt: Instant;
  /** The last day on which the venue answers. */
  readonly answerBy: LocalDate;
  readonly hasBank: boolean;
}

/** Mail 7: a couple's own registration has arrived. They only have to wait for the venue. */
export function registrationReceivedMail(facts: ReceivedMailFacts): MailContent {
  const ja = facts.language === 'ja';
  const [one, other] = facts.names;
  const answerBy = atJst(facts.answerBy);
  const near = nearDayText(answerBy, facts.language);
  const bank = facts.hasBank
    ? ja
      ? 'ご登録いただきました'
      : 'Registered'
    : ja
      ? 'のちほどご登録いただきます'
      : 'To be added later';
  return {
    kind: 'temporary-wedding',
    language: facts.language,
    subject: ja
      ? `【${placeInSubject(facts.facilityName)}】オンライン結婚式の仮予約をお預かりしました`
      : `We have received your registration (${placeInSubject(facts.facilityName)})`,
    preview: ja
      ? `${near}までに、会場の担当者からご連絡いたします。`
      : `The venue will get in touch with you by ${near}.`,
    headline: facts.facilityName,
    // These names are unverified, so they never lead the mail (docs/product/mail.md).
    greeting: ja ? 'お申し込みのお客様' : 'Hello,',
    paragraphs: ja
      ? [
          'このたびは、まことにおめでとうございます。オンライン結婚式の仮予約をお預かりしました。',
          `内容を確認のうえ、${near}までに、${facts.facilityName}の担当者からご連絡いたします。それまで、ご準備いただくことはありません。`,
        ]
      : [
          'Congratulations! We have received your registration for an online wedding.',
          `${facts.facilityName} will check it and get in touch with you by ${near}. There is nothing you need to prepare until then.`,
        ],
    facts: [
      [ja ? 'おふたり' : 'The couple', ja ? `${one} 様・${other} 様` : `${one} and ${other}`],
      [ja ? '挙式' : 'Ceremony', momentText(facts.startsAt, facts.language)],
      [ja ? '会場' : 'Venue', `${facts.facilityName} ${facts.hallName}`.trim()],
      [ja ? 'ご祝儀のお振込先' : 'Bank account for gifts', bank],
      [ja ? 'ご連絡の期日' : 'We will contact you by', dayText(answerBy, facts.language)],
    ],
    contact: contactLine(facts, facts.language),
    reason: ja
      ? 'このメールは、仮予約をお申し込みいただいた方へお送りしています。お心当たりがないときは、会場へご連絡ください。'
      : 'You are receiving this email because a registration was sent with this address. If it was not you, please contact the venue.',
  };
}
