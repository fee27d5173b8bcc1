import type { Language } from '@kotohogi/contract/texts/texts';
import type { Instant } from '@kotohogi/domain/kernel/instant';
import { coupleInSubject } from '@kotohogi/domain/mailing/subject';
import type { PaymentAlarm } from '@kotohogi/domain/payment/event';
import type { PaymentPurpose } from '@kotohogi/domain/payment/types';
import { coupleText } from '@kotohogi/domain/profile/names';
import type { MailContent } from '../../platform/mail/content.ts';
import { momentText } from '../../platform/mail/dates.ts';
import { yenText } from '../../platform/mail/money.ts';
import { contactLine, weddingTitle } from '../wedding/index.ts';
import type { VenueReader } from './mail.venue.ts';

export interface PaymentAlarmFacts extends VenueReader {
  readonly alarm: PaymentAlarm;
  readonly purpose: PaymentPurpose;
  readonly amountYen: number;
  readonly orderId: string;
  readonly happenedAt: Instant;
}

/** What has happened, and what the venue should do (docs/product/payment.md#alarms). */
const ALARM_TEXTS: Readonly<Record<PaymentAlarm, Readonly<Record<Language, string>>>> = {
  'unexpected-status': {
    ja: '決済会社から、想定していない状態が届きました。決済会社の管理画面で、このお支払いをご確認ください。',
    en: 'The payment company reported an unexpected status. Please check this payment in its console.',
  },
  'amount-differs': {
    ja: '金額が、決済会社の記録と異なります。決済会社の管理画面で、このお支払いをご確認ください。',
    en: 'The amount differs from the record of the payment company. Please check this payment in its console.',
  },
  'lost-at-gateway': {
    ja: '決済会社に、このお支払いの記録がありません。決済会社へお問い合わせください。',
    en: 'The payment company has no record of this payment. Please contact the payment company.',
  },
  'merchant-refused': {
    ja: '決済会社が、施設の契約を受け付けませんでした。解決するまでお支払いをお受けできないため、ショップIDとパスワードの設定をご確認ください。',
    en: 'The payment company refused the contract of the venue. No payments are possible until this is solved: please check the shop ID and its password in the settings.',
  },
  'capture-refused': {
    ja: '決済会社が、売上の確定を受け付けませんでした。このお支払いは、お客様に請求されません。',
    en: 'The payment company refused to capture this payment. The payer will not be charged.',
  },
  'cancel-refused': {
    ja: '決済会社が、返金を受け付けませんでした。別の方法での返金が必要です。',
    en: 'The payment company refused the refund. The money has to be returned in another way.',
  },
};

/**
 * Mail 30 to the venue's addresses for payment errors: a person has to check a payment. It names no guest, because such
 * an address may be read by many.
 */
export function paymentErrorMail(facts: PaymentAlarmFacts): MailContent {
  const { wedding, language, alarm, purpose, orderId } = facts;
  const ja = language === 'ja';
  const couple = coupleText(wedding.couple, language);
  const named = coupleInSubject(wedding.couple, language);
  const what = {
    gift: { ja: 'ご祝儀', en: 'Gift' },
    'archive-video': { ja: '録画の購入', en: 'Recording' },
  }[purpose];
  return {
    kind: 'payment-error',
    language,
    subject: ja ? `【お支払い】確認が必要です（${named}）` : `[Payments] Please check a payment: wedding of ${named}`,
    headline: weddingTitle(couple, language),
    greeting: ja ? 'お支払いご担当者 様' : 'Dear colleague,',
    paragraphs: [ALARM_TEXTS[alarm][language]],
    facts: [
      [ja ? '内容' : 'Payment', what[language]],
      [ja ? '金額' : 'Amount', yenText(facts.amountYen, language)],
      [ja ? '注文番号' : 'Order number', orderId],
      [ja ? '発生日時' : 'Happened on', momentText(facts.happenedAt, language)],
      [ja ? '挙式' : 'Ceremony', momentText(wedding.startsAt, language)],
    ],
    button: { label: ja ? 'お支払いを確認する' : 'Check the payment', url: facts.pageUrl },
    contact: contactLine(wedding, language),
    reason: ja
      ? 'このメールは、施設の設定に登録されたアドレスへ自動でお送りしています。'
      : 'You are receiving this email because your address is registered in the settings of the venue.',
    pattern: wedding.pattern,
  };
}
