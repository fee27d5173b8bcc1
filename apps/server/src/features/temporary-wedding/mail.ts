import type { Language } from '@kotohogi/contract/texts/texts';
import type { MailContent } from '../../platform/mail/content.ts';

export interface ReceivedMailFacts {
  readonly language: Language;
  /** Both names, as they wrote them. */
  readonly names: readonly [string, string];
  readonly facilityName: string;
  readonly facilityPhone: string;
  readonly facilityHours: string;
  readonly hallName: string;
  /** Date and time in Japan, as it is shown. */
  readonly dateTime: string;
  /** The last day on which the venue answers, in words. */
  readonly answerBy: string;
  readonly hasBank: boolean;
}

/** Mail 7: a couple's own registration has come in; nothing is to be done but to wait for the venue. */
export function registrationReceivedMail(facts: ReceivedMailFacts): MailContent {
  const ja = facts.language === 'ja';
  const [one, other] = facts.names;
  const bank = facts.hasBank
    ? ja
      ? 'ご登録いただきました'
      : 'Given'
    : ja
      ? 'のちほどご登録いただきます'
      : 'To be given later';
  return {
    kind: 'temporary-wedding',
    language: facts.language,
    subject: ja
      ? `【${facts.facilityName}】オンライン結婚式の仮予約をお預かりしました`
      : `${facts.facilityName}: we have received your registration`,
    greeting: ja ? `${one} 様・${other} 様` : `Dear ${one} and ${other},`,
    paragraphs: ja
      ? [
          'このたびは、まことにおめでとうございます。オンライン結婚式の仮予約をお預かりしました。',
          `内容を確認のうえ、${facts.answerBy}までに、${facts.facilityName}の担当者からご連絡いたします。ご準備いただくことはありません。`,
        ]
      : [
          'Congratulations! We have received your registration for an online wedding.',
          `${facts.facilityName} will check it and get in touch with you by ${facts.answerBy}. There is nothing you need to prepare.`,
        ],
    facts: [
      [ja ? '挙式' : 'Ceremony', `${facts.dateTime}${ja ? '（日本時間）' : ' (Japan time)'}`],
      [ja ? '会場' : 'Venue', `${facts.facilityName} ${facts.hallName}`.trim()],
      [ja ? 'ご祝儀のお振込先' : 'Bank account for gifts', bank],
      [ja ? 'ご連絡の期日' : 'You will hear by', facts.answerBy],
    ],
    contact: [facts.facilityName, facts.facilityPhone, facts.facilityHours].filter(Boolean).join(' '),
    reason: ja
      ? 'このメールは、仮予約をお申し込みいただいた方へお送りしています。お心当たりがないときは、会場へご連絡ください。'
      : 'You receive this mail because a registration was sent with this address. If it was not you, please tell the venue.',
  };
}
