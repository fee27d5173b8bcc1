import type { Language } from '@kotohogi/contract/texts/texts';
import type { MailContent } from '../../platform/mail/content.ts';

export interface VerifyHostFacts {
  readonly language: Language;
  readonly facilityName: string;
  readonly facilityPhone: string;
  readonly hallName: string;
  /** Date and time in Japan, as it is shown. */
  readonly dateTime: string;
  readonly verifyUrl: string;
  readonly header: string;
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
    header: facts.header,
  };
}
