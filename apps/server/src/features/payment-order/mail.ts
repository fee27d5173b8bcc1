import type { Language } from '@kotohogi/contract/texts/texts';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { coupleInSubject } from '@kotohogi/domain/mailing/subject';
import type { PaymentPurpose } from '@kotohogi/domain/payment/types';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { MailContent } from '../../platform/mail/content.ts';
import { momentText } from '../../platform/mail/dates.ts';
import { yenText } from '../../platform/mail/money.ts';
import {
  contactLine,
  guestGreeting,
  guestNameFact,
  hostGreeting,
  type WeddingSummary,
  weddingTitle,
} from '../wedding/index.ts';

/** A returned payment. */
export interface ReturnFacts {
  readonly wedding: WeddingSummary;
  readonly purpose: PaymentPurpose;
  readonly amountYen: number;
  readonly isWallet: boolean;
  /** JCB ************0000, or PayPay */
  readonly paymentMethod: string;
  /** Not through the gateway: the payer knows how from the person who returned it. */
  readonly isByHand: boolean;
  readonly paidAt: Instant;
  readonly returnedAt: Instant;
  readonly orderId: string;
}

export interface PayerMailFacts extends ReturnFacts {
  readonly language: Language;
  readonly name: string;
  readonly pageUrl: string;
}

export interface CoupleMailFacts extends ReturnFacts {
  readonly name: string;
  readonly guestName: string;
  readonly publicUrl: string;
  /** The facility carries the return: the couple's transfer stays as it is. */
  readonly carried: boolean;
}

/** What was returned, in one sentence. */
function sentence({ purpose, language, wedding }: PayerMailFacts): string {
  const couple = coupleText(wedding.couple, language);
  if (purpose === 'gift') {
    return language === 'ja'
      ? `${couple}へお贈りいただいたご祝儀を、ご返金する手続きをいたしました。`
      : `Your gift for ${couple} has been returned to you.`;
  }
  return language === 'ja'
    ? `${couple}の結婚式の録画の代金を、ご返金する手続きをいたしました。録画のダウンロードは、ご利用いただけなくなりました。`
    : `The price of the recording of the wedding of ${couple} has been refunded. The recording can no longer be downloaded.`;
}

/** How and when the money arrives. */
function arrival({ isByHand, isWallet, language, paymentMethod, wedding }: PayerMailFacts): string {
  const ja = language === 'ja';
  if (isByHand) {
    return ja
      ? `ご返金の方法は、${wedding.facilityName}からご案内しております。ご不明な点は、下の連絡先へお問い合わせください。`
      : `${wedding.facilityName} has arranged with you how you receive it. If anything is unclear, please use the contact below.`;
  }
  if (isWallet) {
    return ja
      ? `${paymentMethod}へご返金します。反映まで数日かかることがあります。`
      : `The money goes back to your ${paymentMethod} account. It may take a few days to appear.`;
  }
  return ja
    ? 'ご返金は、お使いのカードを通して行われます。ご利用明細に表れる時期は、カード会社により1〜2か月後になることがあります。'
    : 'The money goes back to your card. Depending on the card company, it may take one or two months to appear on your statement.';
}

/** Mail 37: a payment was returned. The platform's reason is internal, and not part of it. */
export function paymentReturnedMail(facts: PayerMailFacts): MailContent {
  const { language, wedding, purpose } = facts;
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  const shortCouple = coupleInSubject(wedding.couple, language);
  const isGift = purpose === 'gift';
  return {
    kind: 'payment-returned',
    language,
    subject: ja
      ? `${isGift ? 'ご祝儀' : '録画の代金'}のご返金のお知らせ（${shortCouple}の結婚式）`
      : `Your ${isGift ? `gift has been returned (to ${shortCouple})` : 'payment for the recording has been refunded'}`,
    headline: weddingTitle(couple, language),
    greeting: guestGreeting(language),
    paragraphs: [sentence(facts), arrival(facts)],
    facts: [
      guestNameFact(facts.name, language),
      [ja ? 'ご返金額' : 'Amount returned', yenText(facts.amountYen, language)],
      [ja ? 'お支払い方法' : 'Paid with', facts.paymentMethod],
      [ja ? 'お支払い日時' : 'Paid on', momentText(facts.paidAt, language)],
      [ja ? 'ご返金の手続き' : 'Returned on', momentText(facts.returnedAt, language)],
      [ja ? '注文番号' : 'Order number', facts.orderId],
    ],
    button: { label: ja ? 'お支払いの記録を見る' : 'See your payments', url: facts.pageUrl },
    contact: contactLine(wedding, language),
    reason: ja
      ? 'このメールは、ご返金の手続きをした方にお送りしています。'
      : 'You are receiving this email because your payment was returned.',
    pattern: wedding.pattern,
  };
}

/** Mail 38: a gift that the couple were shown was returned to its giver. */
export function giftReturnedMail(facts: CoupleMailFacts): MailContent {
  const { wedding, name, guestName, publicUrl, carried, returnedAt, amountYen, orderId } = facts;
  const { language } = wedding;
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  return {
    kind: 'gift-returned',
    language,
    subject: ja ? 'ご祝儀のご返金についてのお知らせ' : 'A gift has been returned to its giver',
    headline: weddingTitle(couple, language),
    greeting: hostGreeting(name, language),
    paragraphs: ja
      ? [
          'お預かりしていたご祝儀のうち1件を、お贈りくださった方へご返金する手続きをいたしました。',
          carried
            ? 'おふたりへのお振込みの金額は変わりません。'
            : 'おふたりへのお振込みの金額には、このご祝儀は含まれません。',
        ]
      : [
          'One of the gifts we received for you has been returned to its giver.',
          carried
            ? 'The amount transferred to you does not change.'
            : 'The amount to be transferred to you no longer includes it.',
        ],
    facts: [
      [ja ? 'お贈りくださった方' : 'Given by', guestName],
      [ja ? '金額' : 'Amount', yenText(amountYen, language)],
      [ja ? 'ご返金の手続き' : 'Returned on', momentText(returnedAt, language)],
      [ja ? '注文番号' : 'Order number', orderId],
    ],
    button: {
      label: ja ? 'ご祝儀を確認する' : 'See your gifts',
      url: `${publicUrl}/c/${wedding.companyAccountId}/weddings/${wedding.key}/manage/payment`,
    },
    contact: contactLine(wedding, language),
    reason: ja
      ? 'このメールは、ご祝儀の金額が変わったことを、おふたりそれぞれにお知らせするものです。'
      : 'This email tells both of you that the amount of your gifts has changed.',
    pattern: wedding.pattern,
  };
}
