import type { Language } from '@kotohogi/contract/texts/texts';
import { coupleInSubject } from '@kotohogi/domain/mailing/subject';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { MailContent } from '../../platform/mail/content.ts';
import { contactLine, guestGreeting, guestNameFact, type WeddingSummary, weddingTitle } from '../wedding/index.ts';

/** A guest's change of their mail address. */
export interface GuestEmailFacts {
  readonly language: Language;
  readonly wedding: WeddingSummary;
  readonly name: string;
  /** The new address. */
  readonly email: string;
}

function frameOf({ language, wedding }: GuestEmailFacts) {
  return {
    language,
    headline: weddingTitle(coupleText(wedding.couple, language), language),
    greeting: guestGreeting(language),
    contact: contactLine(wedding, language),
    pattern: wedding.pattern,
  };
}

/** To a guest's new address: it takes effect once this link is used. */
export function guestEmailMail(facts: GuestEmailFacts & { readonly url: string }): MailContent {
  const { language, wedding, name, email, url } = facts;
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  const shortCouple = coupleInSubject(wedding.couple, language);
  return {
    ...frameOf(facts),
    kind: 'guest-email-confirm',
    subject: ja
      ? `メールアドレスの確認（${shortCouple}の結婚式）`
      : `Please confirm your address for the wedding of ${shortCouple}`,
    paragraphs: ja
      ? [
          `${couple}の結婚式のご案内を、このアドレスへお送りするお申し込みを受け付けました。`,
          '下のボタンから画面を開いて、変更を完了してください。お心当たりがないときは、このメールを破棄してください。',
        ]
      : [
          `We have received your request to send emails about the wedding of ${couple} to this address.`,
          'Please open the page with the button below to finish the change. If you did not request this, please ignore this email.',
        ],
    facts: [guestNameFact(name, language), [ja ? '新しいアドレス' : 'New address', email]],
    button: { label: ja ? 'このアドレスに変更する' : 'Change to this address', url },
    deadline: ja
      ? 'このリンクは60分間、1回だけお使いいただけます。あらためて申し込まれると、前のリンクは使えなくなります。'
      : 'The link works once and expires after 60 minutes. Requesting a new one ends the earlier one.',
    reason: ja
      ? 'このメールは、メールアドレスの変更を申し込まれた方へお送りしています。'
      : 'You are receiving this email because a change to this address was requested.',
  };
}

/** To a guest's previous address: the address has changed. */
export function guestEmailChangedMail(facts: GuestEmailFacts): MailContent {
  const { language, wedding, name, email } = facts;
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  const shortCouple = coupleInSubject(wedding.couple, language);
  return {
    ...frameOf(facts),
    kind: 'guest-email-changed',
    subject: ja
      ? `メールアドレスが変更されました（${shortCouple}の結婚式）`
      : `Your address has been changed for the wedding of ${shortCouple}`,
    paragraphs: ja
      ? [
          `${couple}の結婚式で、ご案内とログインに使うメールアドレスが変更されました。これからのご案内は、新しいアドレスへお送りします。`,
          'お心当たりがないときは、下の窓口へすぐにご連絡ください。これまでのメールのボタンからは、いままでどおり画面に入れます。',
        ]
      : [
          `The email address for the wedding of ${couple}, which you also sign in with, has been changed. We will write to the new one from now on.`,
          'If it was not you, please contact the venue at once. The buttons in earlier emails still work.',
        ],
    facts: [guestNameFact(name, language), [ja ? '新しいアドレス' : 'New address', email]],
    reason: ja
      ? 'このメールは、ご登録を守るために、これまでのアドレスへお送りしています。'
      : 'We sent this email to your previous address to protect your registration.',
  };
}
