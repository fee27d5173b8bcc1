import type { Language } from '@kotohogi/contract/texts/texts';
import type { AttendantId, UserId } from '@kotohogi/domain/kernel/ids';
import type { MailContent } from '../../platform/mail/content.ts';
import { coupleText, type WeddingFacts } from '../wedding/door.ts';

const contactOf = ({ facilityName, facilityPhone, facilityHours }: WeddingFacts) =>
  [facilityName, facilityPhone, facilityHours].filter(Boolean).join(' ');

/** What every mail with a link that works once and for an hour is made of. */
interface LinkMailFacts {
  readonly language: Language;
  /** Empty while an account has no name yet. */
  readonly name: string;
  readonly email: string;
  readonly url: string;
}

const greetingOf = ({ language, name }: LinkMailFacts) => {
  if (name === '') return language === 'ja' ? 'ご利用ありがとうございます' : 'Hello,';
  return language === 'ja' ? `${name} 様` : `Dear ${name},`;
};

const deadlineOf = (language: Language) =>
  language === 'ja'
    ? 'このリンクは60分間、1回だけお使いいただけます。あらためて申し込まれると、前のリンクは使えなくなります。'
    : 'The link works once, for 60 minutes. Asking for a new one ends the earlier one.';

const unaskedOf = (language: Language) =>
  language === 'ja'
    ? 'お心当たりがないときは、このメールを破棄してください。パスワードは変わりません。'
    : 'If you did not ask for this, please ignore the mail. Your password stays as it is.';

/** Mail 3: a new password for staff and hosts. On the pages of a wedding it wears the wedding's pattern. */
export function passwordResetMail(
  facts: LinkMailFacts & { readonly wedding: WeddingFacts | undefined; readonly userId: UserId },
): MailContent {
  const { language, wedding, userId } = facts;
  const ja = language === 'ja';
  return {
    kind: 'password-reset',
    language,
    subject: ja ? 'パスワードの再設定' : 'A new password',
    greeting: greetingOf(facts),
    paragraphs: ja
      ? [
          'パスワードの再設定のお申し込みを受け付けました。下のボタンから、新しいパスワードを決めてください。',
          unaskedOf(language),
        ]
      : [
          'We have received your request for a new password. Please choose one with the button below.',
          unaskedOf(language),
        ],
    facts: [[ja ? 'ログインに使うアドレス' : 'Address to sign in with', facts.email]],
    button: { label: ja ? '新しいパスワードを決める' : 'Choose a new password', url: facts.url },
    deadline: deadlineOf(language),
    contact:
      wedding === undefined
        ? ja
          ? 'ご不明な点は、施設または運営の担当者にお問い合わせください。'
          : 'If you have questions, please ask your venue or the platform.'
        : `${ja ? 'お問い合わせ: ' : 'Questions: '}${contactOf(wedding)}`,
    reason: ja
      ? 'このメールは、パスワードの再設定を申し込まれた方へお送りしています。'
      : 'You receive this mail because a new password was asked for with this address.',
    ...(wedding === undefined ? {} : { pattern: wedding.pattern, reader: { weddingId: wedding.weddingId, userId } }),
  };
}

type GuestLinkFacts = LinkMailFacts & { readonly wedding: WeddingFacts; readonly attendantId: AttendantId };

function guestFrame({ language, wedding, attendantId }: GuestLinkFacts) {
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  return {
    language,
    contact: `${ja ? 'お問い合わせ: ' : 'Questions: '}${contactOf(wedding)}`,
    reason: ja
      ? `このメールは、${couple}の結婚式の画面で申し込まれた方へお送りしています。`
      : `You receive this mail because it was asked for on the pages of the wedding of ${couple}.`,
    pattern: wedding.pattern,
    reader: { weddingId: wedding.weddingId, attendantId },
  };
}

const placeOf = ({ facilityName, hallName }: WeddingFacts) => `${facilityName} ${hallName}`.trim();

/** Mail 4: a new password for a guest, in the pattern of the wedding. */
export function guestPasswordResetMail(facts: GuestLinkFacts): MailContent {
  const { language, wedding } = facts;
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  return {
    ...guestFrame(facts),
    kind: 'password-reset-guest',
    subject: ja ? `${couple}の結婚式　パスワードの再設定` : `Wedding of ${couple}: a new password`,
    greeting: greetingOf(facts),
    paragraphs: ja
      ? [
          `${couple}の結婚式の画面に入るための、新しいパスワードをお決めいただけます。`,
          '新しいパスワードを決めると、そのまま結婚式の画面に入れます。',
          unaskedOf(language),
        ]
      : [
          `You can choose a new password for the pages of the wedding of ${couple}.`,
          'Once it is chosen you are on the page of the wedding at once.',
          unaskedOf(language),
        ],
    facts: [
      [ja ? '結婚式' : 'Wedding', couple],
      [ja ? '会場' : 'Venue', placeOf(wedding)],
      [ja ? 'ログインに使うアドレス' : 'Address to sign in with', facts.email],
    ],
    button: { label: ja ? '新しいパスワードを決める' : 'Choose a new password', url: facts.url },
    deadline: deadlineOf(language),
  };
}

/** Mail 13: a guest comes in without a password, once. */
export function magicLinkMail(facts: GuestLinkFacts): MailContent {
  const { language, wedding } = facts;
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  return {
    ...guestFrame(facts),
    kind: 'magic-link',
    subject: ja ? `${couple}の結婚式　入場用のリンク` : `Wedding of ${couple}: your link to come in`,
    greeting: greetingOf(facts),
    paragraphs: ja
      ? [
          '下のボタンから、パスワードなしで結婚式の画面に入れます。',
          'お心当たりがないときは、このメールを破棄してください。',
        ]
      : [
          'The button below takes you to the pages of the wedding without a password.',
          'If you did not ask for this, please ignore the mail.',
        ],
    facts: [
      [ja ? '結婚式' : 'Wedding', couple],
      [ja ? '会場' : 'Venue', placeOf(wedding)],
    ],
    button: { label: ja ? '結婚式の画面に入る' : 'Go to the wedding', url: facts.url },
    deadline: deadlineOf(language),
  };
}
