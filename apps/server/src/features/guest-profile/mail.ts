import type { Language } from '@kotohogi/contract/texts/texts';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { MailContent } from '../../platform/mail/content.ts';
import { contactLine, guestGreeting, guestNameFact, type WeddingSummary, weddingTitle } from '../wedding/index.ts';

/** Mail 36: everything stored about a guest has been erased. It is the last mail to them. */
export function eraseDoneMail(facts: {
  readonly wedding: WeddingSummary;
  readonly language: Language;
  readonly name: string;
  /** A payment stays in the books, without a name. */
  readonly hasPaid: boolean;
}): MailContent {
  const ja = facts.language === 'ja';
  const { wedding, hasPaid } = facts;
  const couple = coupleText(wedding.couple, facts.language);
  const kept = ja
    ? 'お支払いの記録だけは、法令にしたがい、お名前を外して保管いたします。'
    : 'Only the record of your payment is kept, as the law requires, without your name.';
  return {
    kind: 'erase-done',
    language: facts.language,
    subject: ja ? '登録された情報を消去しました' : 'Your data has been erased',
    headline: weddingTitle(couple, facts.language),
    greeting: guestGreeting(facts.language),
    paragraphs: [
      ja
        ? `お申し出により、${couple}の結婚式にお預かりしていた情報（お返事、ご連絡先、お祝いの言葉、写真）をすべて消去しました。`
        : `As you requested, everything we kept about you for the wedding of ${couple} has been erased: your reply, contact details, messages and pictures.`,
      ...(hasPaid ? [kept] : []),
      ja
        ? '今後、この結婚式についてのメールはお送りしません。'
        : 'You will not receive any more emails about this wedding.',
    ],
    facts: [
      guestNameFact(facts.name, facts.language),
      [ja ? '結婚式' : 'Wedding', couple],
      [ja ? '会場' : 'Venue', `${wedding.facilityName} ${wedding.hallName}`.trim()],
    ],
    contact: contactLine(wedding, facts.language),
    reason: ja
      ? 'このメールは、情報の消去をご自身でなさった方へ、控えとしてお送りしています。'
      : 'You are receiving this email as a confirmation of the erasure you requested.',
    pattern: wedding.pattern,
  };
}
