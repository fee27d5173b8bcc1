import type { Language } from '@kotohogi/contract/texts/texts';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { coupleInSubject } from '@kotohogi/domain/mailing/subject';
import { coupleText, type PersonName } from '@kotohogi/domain/profile/names';
import type { PatternName } from '@kotohogi/themes/theme-names';
import type { MailContent } from '../../platform/mail/content.ts';
import { momentText } from '../../platform/mail/dates.ts';
import { yenText } from '../../platform/mail/money.ts';
import { contactLine, guestGreeting, guestNameFact, weddingTitle } from '../wedding/index.ts';

export interface GiftReceiptFacts {
  readonly language: Language;
  readonly name: string;
  readonly couple: readonly PersonName[];
  readonly facilityName: string;
  readonly facilityPhone: string;
  readonly facilityHours: string;
  readonly amountYen: number;
  /** JCB ************0000, or PayPay */
  readonly paymentMethod: string;
  readonly message: string;
  readonly paidAt: Instant;
  readonly orderId: string;
  readonly pageUrl: string;
  readonly pattern: PatternName;
}

function facts({ language, ...facts }: GiftReceiptFacts): MailContent['facts'] {
  const ja = language === 'ja';
  return [
    guestNameFact(facts.name, language),
    [ja ? 'お贈り先' : 'To', coupleText(facts.couple, language)],
    [ja ? 'ご祝儀' : 'Gift', yenText(facts.amountYen, language)],
    [ja ? 'お支払い手数料' : 'Charges', yenText(0, language)],
    [ja ? 'お支払い方法' : 'Paid with', facts.paymentMethod],
    [ja ? 'お支払い日時' : 'Paid on', momentText(facts.paidAt, language)],
    ...(facts.message === '' ? [] : [[ja ? 'ひとこと' : 'Your message', facts.message] as const]),
    [ja ? '注文番号' : 'Order number', facts.orderId],
  ];
}

/** Mail 24: the receipt of a gift, sent with its capture. */
export function giftReceiptMail(receipt: GiftReceiptFacts): MailContent {
  const { language, pageUrl, pattern } = receipt;
  const ja = language === 'ja';
  const couple = coupleText(receipt.couple, language);
  const shortCouple = coupleInSubject(receipt.couple, language);
  return {
    kind: 'gift-receipt',
    language,
    subject: ja ? `ご祝儀の控え（${shortCouple}の結婚式）` : `Receipt for your gift to ${shortCouple}`,
    headline: weddingTitle(couple, language),
    greeting: guestGreeting(language),
    paragraphs: ja
      ? [`${couple}へのご祝儀をお預かりしました。あたたかいお気持ちを、ありがとうございます。`]
      : [`We have received your gift for ${couple}. Thank you for your kindness.`],
    facts: facts(receipt),
    button: { label: ja ? '控えを見る' : 'See the receipt', url: pageUrl },
    contact: contactLine(receipt, language),
    reason: ja
      ? 'このメールは、ご祝儀をお贈りいただいた方にお送りしています。'
      : 'You are receiving this email because you sent a gift.',
    pattern,
  };
}
