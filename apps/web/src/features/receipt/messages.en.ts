import type { ja } from './messages.ja.ts';

/** Texts of receipts, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'receipt.back': 'Back to gifts and video',
  'receipt.issue.title': 'Issue your receipt',
  'receipt.issue.text': 'Choose the name on the receipt. You can then see it, print it and save it as a PDF.',
  'receipt.item': 'For',
  'receipt.item.gift': 'Gift',
  'receipt.item.archive-video': 'Recording of the wedding',
  'receipt.amount': 'Amount',
  'receipt.amount.tax': 'Amount (tax included)',
  'receipt.paidOn': 'Paid on',
  'receipt.issuer': 'Issued by',
  'receipt.name': 'Name on the receipt',
  'receipt.name.hint': 'Your own name or a company’s. It cannot be changed once the receipt is issued.',
  'receipt.issue': 'Issue the receipt',
  'receipt.confirm': 'Issue the receipt to {name}?',
  'receipt.confirm.text': 'The name cannot be changed afterwards.',
  'receipt.confirm.yes': 'Issue',
  'receipt.confirm.no': 'Change the name',
  'receipt.print': 'Print',
  'receipt.pdf': 'Save PDF',
  'receipt.pdf.busy': 'Preparing',
  'receipt.returned': 'This payment was refunded',
  'receipt.returned.none': 'The full amount was refunded on {date}, so no receipt can be issued.',
};
