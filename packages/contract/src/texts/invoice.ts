import type { Texts } from './texts.ts';

/** Texts of the error codes of invoices. */
export const invoiceTexts: Texts<
  'invoice_unknown' | 'invoice_month_open' | 'invoice_month_closed' | 'invoice_month_earlier' | 'invoice_issuer_missing'
> = {
  ja: {
    invoice_unknown: 'この月の請求書は、まだ発行されていません。',
    invoice_month_open: 'この月はまだ終わっていないため、締めることができません。',
    invoice_month_closed: 'この月は、すでに締め処理が済んでいます。',
    invoice_month_earlier: 'これより前の月がまだ締められていません。古い月から順に締めてください。',
    invoice_issuer_missing:
      '請求書の発行者の情報が足りません。運営の設定で、名称・所在地・登録番号・振込先を入力してください。',
  },
  en: {
    invoice_unknown: 'No invoice has been issued for this month.',
    invoice_month_open: 'This month is not over yet, so it cannot be closed.',
    invoice_month_closed: 'This month has already been closed.',
    invoice_month_earlier: 'An earlier month is still open. Please close the months in order, the oldest first.',
    invoice_issuer_missing:
      'Details of the invoice issuer are missing. Please enter the name, address, registration number and bank account in the platform settings.',
  },
};
