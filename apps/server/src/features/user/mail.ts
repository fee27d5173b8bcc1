import type { Language } from '@kotohogi/contract/texts/texts';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { isolated } from '@kotohogi/domain/kernel/marks';
import { coupleInSubject, placeInSubject } from '@kotohogi/domain/mailing/subject';
import { coupleText, type PersonName } from '@kotohogi/domain/profile/names';
import type { PatternName } from '@kotohogi/themes/theme-names';
import type { MailContent } from '../../platform/mail/content.ts';
import { momentText } from '../../platform/mail/dates.ts';
import { contactLine, weddingTitle } from '../wedding/index.ts';

export interface VerifyHostFacts {
  readonly language: Language;
  readonly facilityName: string;
  readonly facilityPhone: string;
  readonly facilityHours: string;
  readonly hallName: string;
  readonly startsAt: Instant;
  readonly verifyUrl: string;
  readonly pattern: PatternName;
}

/** Mail 5: a venue has set up the couple's wedding; the link sets their password. */
export function verifyHostMail(facts: VerifyHostFacts): MailContent {
  const ja = facts.language === 'ja';
  return {
    kind: 'host-verify',
    language: facts.language,
    subject: ja
      ? `【${placeInSubject(facts.facilityName)}】オンライン結婚式の準備をはじめましょう`
      : `Let’s prepare your online wedding at ${placeInSubject(facts.facilityName)}`,
    headline: facts.facilityName,
    greeting: ja ? 'このたびはおめでとうございます' : 'Congratulations!',
    paragraphs: ja
      ? [
          '会場で、おふたりのオンライン結婚式のページをご用意しました。',
          '下のボタンからパスワードを設定すると、招待状づくりをはじめられます。',
        ]
      : [
          'Your venue has set up the pages for your online wedding.',
          'Set your password with the button below to start on your invitation.',
        ],
    facts: [
      [ja ? '挙式' : 'Ceremony', momentText(facts.startsAt, facts.language)],
      [ja ? '会場' : 'Venue', `${facts.facilityName} ${facts.hallName}`.trim()],
    ],
    button: { label: ja ? 'パスワードを設定する' : 'Set your password', url: facts.verifyUrl },
    deadline: ja ? 'このリンクは7日間ご利用いただけます。' : 'The link works for 7 days.',
    contact: contactLine(facts, facts.language),
    reason: ja
      ? 'このメールは、会場でご登録いただいたアドレスにお送りしています。'
      : 'You are receiving this email because your venue registered this address.',
    pattern: facts.pattern,
  };
}

/**
 * The withdrawal of mail 5, when the venue has registered another address. The old address may belong to a person who
 * has nothing to do with the wedding, so the mail names the venue and not the couple.
 */
export function withdrawnHostMail(facts: Omit<VerifyHostFacts, 'hallName' | 'startsAt' | 'verifyUrl'>): MailContent {
  const ja = facts.language === 'ja';
  return {
    kind: 'host-withdrawn',
    language: facts.language,
    subject: ja
      ? `【${placeInSubject(facts.facilityName)}】お送りしたご案内を取り消しました`
      : `Our invitation to this address was withdrawn (${placeInSubject(facts.facilityName)})`,
    headline: facts.facilityName,
    greeting: ja ? 'ご案内の取り消しについて' : 'Hello,',
    paragraphs: ja
      ? [
          '先日このアドレスにお送りした、オンライン結婚式の準備のご案内を、会場で取り消しました。ご案内のボタンは、ご利用いただけなくなっています。',
          'お心あたりのない方は、このメールを破棄していただいて差し支えございません。',
        ]
      : [
          'The venue has withdrawn the invitation to prepare an online wedding that we sent to this address. Its button no longer works.',
          'If you did not expect it, you can ignore this email.',
        ],
    facts: [[ja ? '会場' : 'Venue', facts.facilityName]],
    contact: contactLine(facts, facts.language),
    reason: ja
      ? 'このメールは、会場で一度ご登録いただいたアドレスにお送りしています。'
      : 'You are receiving this email because the venue had registered this address.',
    pattern: facts.pattern,
  };
}

export interface SecondHostFacts {
  readonly language: Language;
  /** The inviter's name; empty if they have no name yet. */
  readonly invitedBy: string;
  readonly couple: readonly PersonName[];
  readonly facilityName: string;
  readonly facilityPhone: string;
  readonly facilityHours: string;
  readonly hallName: string;
  readonly startsAt: Instant;
  readonly url: string;
  readonly pattern: PatternName;
}

/** Mail 6: a host of a wedding invites another person to prepare it together. */
export function secondHostMail(facts: SecondHostFacts): MailContent {
  const ja = facts.language === 'ja';
  const couple = coupleText(facts.couple, facts.language);
  const shortCouple = coupleInSubject(facts.couple, facts.language);
  const who = facts.invitedBy === '' ? couple : isolated(facts.invitedBy);
  return {
    kind: 'host-invite',
    language: facts.language,
    subject: ja
      ? `ごいっしょに準備をするためのご招待（${shortCouple}の結婚式）`
      : `Help prepare the wedding of ${shortCouple}`,
    headline: weddingTitle(couple, facts.language),
    greeting: ja ? 'ご招待が届いています' : 'Hello,',
    paragraphs: ja
      ? [
          `${facts.invitedBy === '' ? '会場' : `${who} 様`}から、${couple}の結婚式の準備をごいっしょに、とのご招待です。`,
          '下のボタンから設定すると、招待状づくりやお返事の確認を、ご自分の画面からしていただけます。',
        ]
      : [
          `${facts.invitedBy === '' ? 'The venue' : who} has invited you to help prepare the wedding of ${couple}.`,
          'Set up your account with the button below to work on the invitation and read the replies from your own screen.',
        ],
    facts: [
      [ja ? '挙式' : 'Ceremony', momentText(facts.startsAt, facts.language)],
      [ja ? '会場' : 'Venue', `${facts.facilityName} ${facts.hallName}`.trim()],
    ],
    button: { label: ja ? '招待を受ける' : 'Accept the invitation', url: facts.url },
    deadline: ja ? 'このリンクは7日間、1回だけお使いいただけます。' : 'The link works once and expires after 7 days.',
    contact: contactLine(facts, facts.language),
    reason: ja
      ? 'このメールは、結婚式の準備に招待された方へお送りしています。お心当たりがないときは、破棄してください。'
      : 'You are receiving this email because you were invited to help prepare a wedding. If you were not expecting it, please ignore it.',
    pattern: facts.pattern,
  };
}
