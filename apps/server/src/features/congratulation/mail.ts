import type { Language } from '@kotohogi/contract/texts/texts';
import type { AttendantId } from '@kotohogi/domain/kernel/ids';
import { coupleInSubject } from '@kotohogi/domain/mailing/subject';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { MailContent } from '../../platform/mail/content.ts';
import { contactLine, guestGreeting, guestNameFact, type WeddingSummary, weddingTitle } from '../wedding/index.ts';

export interface ThanksMailFacts {
  readonly wedding: WeddingSummary;
  readonly language: Language;
  readonly guest: { readonly id: AttendantId; readonly name: string };
  /** Opens the page signed in as this guest. */
  readonly link: string;
  /** The couple's answer. */
  readonly thanks: string;
  /** The guest's messages, newest first. */
  readonly messages: readonly string[];
}

const escaped = (text: string) => text.replace(/[&<>"']/g, sign => `&#${sign.charCodeAt(0)};`).replace(/\n/g, '<br>');

/** Mail 21: the couple's thanks for a leaf. */
export function thanksMail({ wedding, language, guest, link, thanks, messages }: ThanksMailFacts): MailContent {
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  const shortCouple = coupleInSubject(wedding.couple, language);
  const own = messages[0];
  return {
    kind: 'thank-you',
    language,
    subject: ja ? `${shortCouple}からお礼が届いています` : `A thank-you from ${shortCouple}`,
    preview: thanks,
    headline: weddingTitle(couple, language),
    greeting: guestGreeting(language),
    paragraphs: [
      ja
        ? `お祝いの言葉をいただき、ありがとうございました。${couple}からのお礼をお届けします。`
        : `Thank you for your wishes. ${couple} have written you a few words.`,
    ],
    letter: { title: ja ? `${couple}より` : `From ${couple}`, html: `<p>${escaped(thanks)}</p>`, text: thanks },
    facts: [
      guestNameFact(guest.name, language),
      ...(own === undefined ? [] : [[ja ? 'お贈りくださった言葉' : 'Your wishes', own] as const]),
    ],
    button: {
      label: ja ? 'みなさまからの葉を見る' : 'See the anniversary tree',
      url: link,
    },
    contact: contactLine(wedding, language),
    reason: ja
      ? `このメールは、${couple}の結婚式にお祝いの言葉を贈られた方へお送りしています。`
      : `You are receiving this email because you sent your wishes to ${couple}.`,
    pattern: wedding.pattern,
    // A bounce is shown to the couple, because they wrote the mail by hand.
    reader: { weddingId: wedding.weddingId, attendantId: guest.id },
  };
}
