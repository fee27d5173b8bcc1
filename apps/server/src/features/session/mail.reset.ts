import type { Language } from '@kotohogi/contract/texts/texts';
import type { AttendantId, UserId } from '@kotohogi/domain/kernel/ids';
import { coupleInSubject } from '@kotohogi/domain/mailing/subject';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { MailContent } from '../../platform/mail/content.ts';
import { personGreeting } from '../../platform/mail/greeting.ts';
import { contactLine, guestGreeting, guestNameFact, type WeddingSummary, weddingTitle } from '../wedding/index.ts';

/** The data of a mail with a link that works once and for an hour. */
interface LinkMailFacts {
  readonly language: Language;
  /** Empty if the account has no name yet. */
  readonly name: string;
  readonly email: string;
  readonly url: string;
}

const deadlineOf = (language: Language) =>
  language === 'ja'
    ? 'このリンクは60分間、1回だけお使いいただけます。あらためて申し込まれると、前のリンクは使えなくなります。'
    : 'The link works once and expires after 60 minutes. If you request a new one, this one stops working.';

const unaskedOf = (language: Language) =>
  language === 'ja'
    ? 'お心当たりがないときは、このメールを破棄してください。パスワードは変わりません。'
    : 'If you did not request this, please ignore this email. Your password stays the same.';

/**
 * Mail 3: a new password for staff and hosts. If requested on the pages of a wedding, it uses the wedding's pattern.
 */
export function passwordResetMail(
  facts: LinkMailFacts & { readonly wedding: WeddingSummary | undefined; readonly userId: UserId },
): MailContent {
  const { language, wedding, userId } = facts;
  const ja = language === 'ja';
  return {
    kind: 'password-reset',
    language,
    subject: ja ? 'パスワードの再設定' : 'Choose a new password',
    ...(wedding === undefined ? {} : { headline: weddingTitle(coupleText(wedding.couple, language), language) }),
    greeting: personGreeting(facts.name, language),
    paragraphs: ja
      ? [
          'パスワードの再設定のお申し込みを受け付けました。下のボタンから、新しいパスワードを決めてください。',
          unaskedOf(language),
        ]
      : [
          'We have received your request for a new password. Please choose one with the button below.',
          unaskedOf(language),
        ],
    facts: [[ja ? 'ログインに使うアドレス' : 'Sign in with', facts.email]],
    isUrgent: true,
    button: { label: ja ? '新しいパスワードを決める' : 'Choose a new password', url: facts.url },
    deadline: deadlineOf(language),
    contact:
      wedding === undefined
        ? ja
          ? 'ご不明な点は、施設または運営の担当者にお問い合わせください。'
          : 'If you have any questions, please contact your venue or the platform.'
        : contactLine(wedding, language),
    reason: ja
      ? 'このメールは、パスワードの再設定を申し込まれた方へお送りしています。'
      : 'You are receiving this email because a new password was requested for this address.',
    ...(wedding === undefined ? {} : { pattern: wedding.pattern, reader: { weddingId: wedding.weddingId, userId } }),
  };
}

type GuestLinkFacts = LinkMailFacts & { readonly wedding: WeddingSummary; readonly attendantId: AttendantId };

function guestFrame({ language, wedding, attendantId }: GuestLinkFacts) {
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  return {
    language,
    headline: weddingTitle(couple, language),
    greeting: guestGreeting(language),
    contact: contactLine(wedding, language),
    reason: ja
      ? `このメールは、${couple}の結婚式の画面で申し込まれた方へお送りしています。`
      : `You are receiving this email because it was requested on the pages of the wedding of ${couple}.`,
    isUrgent: true,
    pattern: wedding.pattern,
    reader: { weddingId: wedding.weddingId, attendantId },
  };
}

const placeOf = ({ facilityName, hallName }: WeddingSummary) => `${facilityName} ${hallName}`.trim();

/** Mail 4: a new password for a guest, in the pattern of the wedding. */
export function guestPasswordResetMail(facts: GuestLinkFacts): MailContent {
  const { language, wedding } = facts;
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  const shortCouple = coupleInSubject(wedding.couple, language);
  return {
    ...guestFrame(facts),
    kind: 'password-reset-guest',
    subject: ja
      ? `パスワードの再設定（${shortCouple}の結婚式）`
      : `Choose a new password for the wedding of ${shortCouple}`,
    paragraphs: ja
      ? [
          `下のボタンから、${couple}の結婚式の画面に入るための、新しいパスワードをお決めいただけます。`,
          '新しいパスワードを決めると、そのまま結婚式の画面に入れます。',
          unaskedOf(language),
        ]
      : [
          `You can choose a new password for the pages of the wedding of ${couple} with the button below.`,
          'You then go straight to the wedding page.',
          unaskedOf(language),
        ],
    facts: [
      guestNameFact(facts.name, language),
      [ja ? '結婚式' : 'Wedding', couple],
      [ja ? '会場' : 'Venue', placeOf(wedding)],
      [ja ? 'ログインに使うアドレス' : 'Sign in with', facts.email],
    ],
    button: { label: ja ? '新しいパスワードを決める' : 'Choose a new password', url: facts.url },
    deadline: deadlineOf(language),
  };
}

/** Mail 13: a link that signs a guest in without a password, once. */
export function magicLinkMail(facts: GuestLinkFacts): MailContent {
  const { language, wedding } = facts;
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  const shortCouple = coupleInSubject(wedding.couple, language);
  return {
    ...guestFrame(facts),
    kind: 'magic-link',
    subject: ja ? `入場用のリンク（${shortCouple}の結婚式）` : `Your sign-in link for the wedding of ${shortCouple}`,
    paragraphs: ja
      ? [
          '下のボタンから、パスワードなしで結婚式の画面に入れます。',
          'お心当たりがないときは、このメールを破棄してください。',
        ]
      : [
          'The button below takes you to the wedding page without a password.',
          'If you did not request this, please ignore this email.',
        ],
    facts: [
      guestNameFact(facts.name, language),
      [ja ? '結婚式' : 'Wedding', couple],
      [ja ? '会場' : 'Venue', placeOf(wedding)],
    ],
    button: { label: ja ? '結婚式の画面に入る' : 'Open the wedding page', url: facts.url },
    deadline: deadlineOf(language),
  };
}
