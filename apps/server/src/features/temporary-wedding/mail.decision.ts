import { placeInSubject } from '@kotohogi/domain/mailing/subject';
import type { MailContent } from '../../platform/mail/content.ts';
import { momentText } from '../../platform/mail/dates.ts';
import type { VerifyHostFacts } from '../user/index.ts';
import { contactLine } from '../wedding/index.ts';
import type { ReceivedMailFacts } from './mail.ts';

const coupleFact = ([one, other]: readonly [string, string], ja: boolean) =>
  [ja ? 'おふたり' : 'The couple', ja ? `${one} 様・${other} 様` : `${one} and ${other}`] as const;

export interface RegisteredMailFacts {
  readonly link: VerifyHostFacts;
  /** Both names as they were entered. */
  readonly names: readonly [string, string];
  readonly hasBank: boolean;
}

/** Mail 8: the venue has registered the couple's wedding; the link sets their password. */
export function registeredMail({ link, names, hasBank }: RegisteredMailFacts): MailContent {
  const ja = link.language === 'ja';
  const bank = hasBank
    ? ja
      ? '仮予約のときの口座を引き継ぎました'
      : 'Taken over from your registration'
    : ja
      ? 'ログイン後にご登録いただけます'
      : 'You can add it after you sign in';
  return {
    kind: 'temporary-wedding-registered',
    language: link.language,
    subject: ja
      ? `【${placeInSubject(link.facilityName)}】オンライン結婚式のご予約が決まりました`
      : `Your online wedding is confirmed (${placeInSubject(link.facilityName)})`,
    headline: link.facilityName,
    // The address is not verified yet, so the names never lead the mail (docs/product/mail.md).
    greeting: ja ? 'このたびはおめでとうございます' : 'Congratulations!',
    paragraphs: ja
      ? [
          '仮予約をお預かりしていたオンライン結婚式を、正式にお受けいたしました。おふたりのページもご用意しております。',
          '下のボタンからパスワードを設定すると、招待状づくりをはじめられます。',
        ]
      : [
          'We are happy to confirm the online wedding you registered with us. Your pages are ready.',
          'Set your password with the button below to start on your invitation.',
        ],
    facts: [
      coupleFact(names, ja),
      [ja ? '挙式' : 'Ceremony', momentText(link.startsAt, link.language)],
      [ja ? '会場' : 'Venue', `${link.facilityName} ${link.hallName}`.trim()],
      [ja ? 'ご祝儀のお振込先' : 'Bank account for gifts', bank],
    ],
    button: { label: ja ? 'パスワードを設定する' : 'Set your password', url: link.verifyUrl },
    deadline: ja ? 'このリンクは7日間ご利用いただけます。' : 'The link works for 7 days.',
    contact: contactLine(link, link.language),
    reason: ja
      ? 'このメールは、仮予約をお申し込みいただいた方へ、会場がご予約を登録したときにお送りしています。'
      : 'You are receiving this email because your venue has confirmed the registration sent with this address.',
    pattern: link.pattern,
  };
}

/** An account that was given is deleted. */
export interface RefusedMailFacts extends Omit<ReceivedMailFacts, 'answerBy'> {
  /** Written by the venue; empty = none. */
  readonly reason: string;
}

/** Mail 9: the venue cannot accept a couple's registration. */
export function refusedMail(facts: RefusedMailFacts): MailContent {
  const { language, facilityName, reason, hasBank } = facts;
  const ja = language === 'ja';
  const own = reason === '' ? [] : [ja ? `会場より: ${reason}` : `A note from the venue: ${reason}`];
  return {
    kind: 'temporary-wedding-refused',
    language,
    subject: ja
      ? `【${placeInSubject(facilityName)}】オンライン結婚式の仮予約について`
      : `About your registration for an online wedding (${placeInSubject(facilityName)})`,
    headline: facilityName,
    greeting: ja ? 'お申し込みのお客様' : 'Hello,',
    paragraphs: ja
      ? [
          'このたびは、オンライン結婚式の仮予約をお申し込みいただき、まことにありがとうございました。',
          '誠に恐れ入りますが、今回のご希望の内容では、お受けすることがかないませんでした。お役に立てず申し訳ございません。',
          ...own,
          ...(hasBank ? ['お預かりした口座の情報は、消去いたしました。'] : []),
          '別の日程のご相談など、ご不明な点がございましたら、どうぞお気軽に会場へお問い合わせください。',
        ]
      : [
          'Thank you very much for registering your online wedding with us.',
          'We are very sorry, but we cannot accept it with the date and hall you requested.',
          ...own,
          ...(hasBank ? ['The bank details you gave us have been deleted.'] : []),
          'If you have questions or would like to ask about another date, please get in touch with the venue.',
        ],
    facts: [
      coupleFact(facts.names, ja),
      [ja ? 'ご希望の日時' : 'Requested date', momentText(facts.startsAt, language)],
      [ja ? 'ご希望の会場' : 'Requested venue', `${facilityName} ${facts.hallName}`.trim()],
    ],
    contact: contactLine(facts, language),
    reason: ja
      ? 'このメールは、仮予約をお申し込みいただいた方へお送りしています。'
      : 'You are receiving this email because a registration was sent with this address.',
  };
}
