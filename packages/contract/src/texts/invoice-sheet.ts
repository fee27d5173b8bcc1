import type { Invoice, InvoiceLine } from '../invoice.ts';
import { dayText, figure, monthText, type Sheet, yenFigure } from './sheet.ts';
import type { Language } from './texts.ts';

/** An invoice as answered or as stored. */
export type IssuedInvoice = Omit<Invoice, 'lines'> & { readonly lines: readonly InvoiceLine[] };

const TEXTS = {
  ja: {
    invoice: '請求書',
    credit: '適格返還請求書',
    to: (name: string) => `${name} 御中`,
    invoiceLead: '下記のとおりご請求申し上げます。',
    creditLead: '下記のとおり手数料をお返しいたします。',
    number: '番号',
    issuedOn: '発行日',
    month: '対象月',
    dueOn: 'お支払期限',
    registration: (number: string) => `登録番号 ${number}`,
    invoiceAmount: 'ご請求金額（税込）',
    creditAmount: 'ご返金額（税込）',
    head: ['内容', '件数', '決済金額（円）', '手数料（円）'],
    gift: 'ご祝儀の手数料',
    'archive-video': '録画の販売の手数料',
    correction: '手数料の訂正',
    returned: (text: string) => `${text}（返金分）`,
    late: (text: string, day: string) => `${day}の訂正　${text}`,
    total: '合計（税込・10％対象）',
    tax: 'うち消費税（10％）',
    bank: 'お振込先',
    notes: '備考',
    lateNote: '日付のある訂正の行は、すでに締めた月の日付の決済です。この請求書でお知らせし、次回以降には含めません。',
  },
  en: {
    invoice: 'Invoice',
    credit: 'Credit note',
    to: (name: string) => name,
    invoiceLead: 'Please find below the commission for the month.',
    creditLead: 'We return the commission below to you.',
    number: 'Number',
    issuedOn: 'Issued on',
    month: 'Month',
    dueOn: 'Payment due',
    registration: (number: string) => `Registration number ${number}`,
    invoiceAmount: 'Amount due (tax included)',
    creditAmount: 'Amount returned (tax included)',
    head: ['Description', 'Count', 'Payments (JPY)', 'Commission (JPY)'],
    gift: 'Commission on gifts',
    'archive-video': 'Commission on recording sales',
    correction: 'Corrections of the commission',
    returned: (text: string) => `${text} (refunds)`,
    late: (text: string, day: string) => `Correction for ${day}: ${text}`,
    total: 'Total (tax included, 10% rate)',
    tax: 'Consumption tax included (10%)',
    bank: 'Bank account',
    notes: 'Notes',
    lateNote:
      'Corrections with a date are payments dated in a month that was already closed. They are on this invoice only.',
  },
} as const;

function labelOf({ purpose, isReturn, day }: InvoiceLine, language: Language): string {
  const texts = TEXTS[language];
  const text = isReturn ? texts.returned(texts[purpose]) : texts[purpose];
  return day === null ? text : texts.late(text, dayText(day, language));
}

const linesOf = (text: string) => text.split('\n').filter(line => line !== '');

/** An invoice or credit note as a document in one language (docs/product/invoice.md#content). */
export function invoiceSheet(invoice: IssuedInvoice, language: Language): Sheet {
  const texts = TEXTS[language];
  const { issuer, recipient, lines, totalYen } = invoice;
  const inLanguage = (ja: string, en: string) => (language === 'en' && en !== '' ? en : ja);
  const isCredit = totalYen < 0;
  const due = totalYen > 0 ? [[texts.dueOn, dayText(invoice.dueOn, language)] as const] : [];
  const bank = { title: texts.bank, lines: linesOf(inLanguage(issuer.issuerBank, issuer.issuerBankEn)) };
  const notes = { title: texts.notes, lines: [texts.lateNote] };
  return {
    language,
    title: isCredit ? texts.credit : texts.invoice,
    addressee: [recipient.companyName, texts.to(recipient.facilityName)],
    lead: isCredit ? texts.creditLead : texts.invoiceLead,
    facts: [
      [texts.number, invoice.number],
      [texts.issuedOn, dayText(invoice.issuedOn, language)],
      [texts.month, monthText(invoice.month, language)],
      ...due,
    ],
    issuer: {
      name: inLanguage(issuer.issuerName, issuer.issuerNameEn),
      lines: [
        ...linesOf(inLanguage(issuer.issuerAddress, issuer.issuerAddressEn)),
        texts.registration(issuer.registrationNumber),
      ],
    },
    amount: [isCredit ? texts.creditAmount : texts.invoiceAmount, yenFigure(Math.abs(totalYen))],
    head: texts.head,
    rows: lines.map(line => [
      labelOf(line, language),
      figure(line.count),
      figure(line.grossYen),
      figure(line.amountYen),
    ]),
    totals: [
      [texts.total, yenFigure(totalYen)],
      [texts.tax, yenFigure(invoice.taxYen)],
    ],
    blocks: [...(totalYen > 0 ? [bank] : []), ...(lines.some(line => line.day !== null) ? [notes] : [])],
  };
}
