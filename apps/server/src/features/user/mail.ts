import type { Language } from '@kotohogi/contract/texts/texts';
import type { PatternName } from '@kotohogi/themes/theme-names';
import type { MailContent } from '../../platform/mail/content.ts';

export interface VerifyHostFacts {
  readonly language: Language;
  readonly facilityName: string;
  readonly facilityPhone: string;
  readonly hallName: string;
  /** Date and time in Japan, as it is shown. */
  readonly dateTime: string;
  readonly verifyUrl: string;
  readonly pattern: PatternName;
}

/** Mail 5: a venue has set the couple's wedding up; the link sets their password. */
export function verifyHostMail(facts: VerifyHostFacts): MailContent {
  const ja = facts.language === 'ja';
  return {
    kind: 'host-verify',
    language: facts.language,
    subject: ja
      ? `【${facts.facilityName}】オンライン結婚式の準備をはじめましょう`
      : `${facts.facilityName}: let us prepare your online wedding`,
    greeting: ja ? 'このたびはおめでとうございます' : 'Congratulations',
    paragraphs: ja
      ? [
          '会場で、おふたりのオンライン結婚式のページをご用意しました。',
          '下のボタンからパスワードを設定すると、招待状づくりをはじめられます。',
        ]
      : [
          'Your venue has prepared the pages of your online wedding.',
          'Set your password with the button below and begin writing your invitation.',
        ],
    facts: [
      [ja ? '挙式' : 'Ceremony', facts.dateTime],
      [ja ? '会場' : 'Venue', `${facts.facilityName} ${facts.hallName}`],
    ],
    button: { label: ja ? 'パスワードを設定する' : 'Set your password', url: facts.verifyUrl },
    deadline: ja ? 'このリンクは7日間ご利用いただけます。' : 'The link can be used for 7 days.',
    contact: `${facts.facilityName}${facts.facilityPhone ? ` ${facts.facilityPhone}` : ''}`,
    reason: ja
      ? 'このメールは、会場でご登録いただいたアドレスにお送りしています。'
      : 'You receive this mail because your venue registered this address.',
    pattern: facts.pattern,
  };
}

export interface SecondHostFacts {
  readonly language: Language;
  /** Who invites; empty when nobody has a name yet. */
  readonly invitedBy: string;
  readonly couple: string;
  readonly facilityName: string;
  readonly facilityPhone: string;
  readonly hallName: string;
  /** Date and time in Japan, as it is shown. */
  readonly dateTime: string;
  readonly url: string;
  readonly pattern: PatternName;
}

/** Mail 6: somebody who prepares a wedding asks somebody else to do so together. */
export function secondHostMail(facts: SecondHostFacts): MailContent {
  const ja = facts.language === 'ja';
  const who = facts.invitedBy === '' ? facts.couple : facts.invitedBy;
  return {
    kind: 'host-invite',
    language: facts.language,
    subject: ja
      ? `${facts.couple}の結婚式　ごいっしょに準備をするためのご招待`
      : `Prepare the wedding of ${facts.couple} together`,
    greeting: ja ? 'ご招待が届いています' : 'You are invited',
    paragraphs: ja
      ? [
          `${facts.invitedBy === '' ? '会場' : `${who} 様`}から、${facts.couple}の結婚式の準備をごいっしょに、とのご招待です。`,
          '下のボタンから設定すると、招待状づくりやお返事の確認を、ご自分の画面からしていただけます。',
        ]
      : [
          `${facts.invitedBy === '' ? 'The venue' : who} asks you to help prepare the wedding of ${facts.couple}.`,
          'Set your account up with the button below: then you can write the invitation and read the answers yourself.',
        ],
    facts: [
      [ja ? '挙式' : 'Ceremony', facts.dateTime],
      [ja ? '会場' : 'Venue', `${facts.facilityName} ${facts.hallName}`],
    ],
    button: { label: ja ? '招待を受ける' : 'Accept the invitation', url: facts.url },
    deadline: ja ? 'このリンクは7日間、1回だけお使いいただけます。' : 'The link works once, for 7 days.',
    contact: `${facts.facilityName}${facts.facilityPhone ? ` ${facts.facilityPhone}` : ''}`,
    reason: ja
      ? 'このメールは、結婚式の準備に招待された方へお送りしています。お心当たりがないときは、破棄してください。'
      : 'You receive this mail because you were invited to prepare a wedding. If you do not know why, please ignore it.',
    pattern: facts.pattern,
  };
}
