import { WALLET_NAMES } from '@kotohogi/domain/payment/types';
import type { ReceiptShown } from '../receipt.ts';
import { dayOfText, figure, type Sheet, yenFigure } from './sheet.ts';
import type { Language } from './texts.ts';

/** A receipt that was issued. */
export type IssuedReceipt = ReceiptShown & { readonly issued: NonNullable<ReceiptShown['issued']> };

const TEXTS = {
  ja: {
    title: '領収書',
    to: (name: string) => `${name} 様`,
    lead: '下記のとおり、領収いたしました。',
    number: '番号',
    issuedOn: '発行日',
    paidOn: 'お支払い日',
    method: 'お支払い方法',
    card: 'クレジットカード',
    order: '注文番号',
    phone: (phone: string) => `電話 ${phone}`,
    amount: { gift: '領収金額', 'archive-video': '領収金額（税込）' },
    head: ['但し書き', '金額（円）'],
    purpose: { gift: 'ご祝儀として', 'archive-video': '結婚式の録画（データ）代として' },
    total: { gift: '合計', 'archive-video': '合計（税込・10％対象）' },
    tax: 'うち消費税（10％）',
    notes: '備考',
    noTax: 'ご祝儀は消費税の対象ではありません。',
    stamp: '電子データで発行した領収書のため、収入印紙は貼付していません。',
    void: '無効',
    returned: (day: string) => `${day}に全額を返金したため、この領収書は無効です。`,
  },
  en: {
    title: 'Receipt',
    to: (name: string) => name,
    lead: 'We have received the amount below. Thank you.',
    number: 'Number',
    issuedOn: 'Issued on',
    paidOn: 'Paid on',
    method: 'Paid by',
    card: 'Credit card',
    order: 'Order',
    phone: (phone: string) => `Telephone ${phone}`,
    amount: { gift: 'Amount received', 'archive-video': 'Amount received (tax included)' },
    head: ['For', 'Amount (JPY)'],
    purpose: { gift: 'Wedding gift', 'archive-video': 'Recording of the wedding (video file)' },
    total: { gift: 'Total', 'archive-video': 'Total (tax included, 10% rate)' },
    tax: 'Consumption tax included (10%)',
    notes: 'Notes',
    noTax: 'No consumption tax applies to gifts.',
    stamp: 'This receipt was issued electronically, so it bears no revenue stamp.',
    void: 'Void',
    returned: (day: string) => `The full amount was refunded on ${day}, so this receipt is void.`,
  },
} as const;

/** A receipt as a document in one language (docs/product/receipt.md#content). */
export function receiptSheet(receipt: IssuedReceipt, language: Language): Sheet {
  const texts = TEXTS[language];
  const { purpose, payType, amountYen, taxYen, returnedAt, issuer, issued } = receipt;
  return {
    language,
    title: texts.title,
    ...(returnedAt === null
      ? {}
      : { mark: { title: texts.void, reason: texts.returned(dayOfText(returnedAt, language)) } }),
    addressee: [texts.to(issued.name)],
    lead: texts.lead,
    facts: [
      [texts.number, issued.number],
      [texts.issuedOn, dayOfText(issued.issuedAt, language)],
      [texts.paidOn, dayOfText(receipt.capturedAt, language)],
      [texts.method, payType === 'CREDIT' ? texts.card : WALLET_NAMES[payType]],
    ],
    issuer: {
      name: issuer.facilityName,
      lines: [issuer.companyName, ...(issuer.phone === '' ? [] : [texts.phone(issuer.phone)])],
    },
    amount: [texts.amount[purpose], yenFigure(amountYen)],
    head: texts.head,
    rows: [[texts.purpose[purpose], figure(amountYen)]],
    totals: [
      [texts.total[purpose], yenFigure(amountYen)],
      ...(taxYen === null ? [] : [[texts.tax, yenFigure(taxYen)] as const]),
    ],
    blocks: [
      {
        title: texts.notes,
        lines: [...(purpose === 'gift' ? [texts.noTax] : []), texts.stamp, `${texts.order} ${receipt.orderId}`],
      },
    ],
  };
}
