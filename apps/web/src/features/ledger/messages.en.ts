import type { ja } from './messages.ja.ts';

/** Texts of the reports of the ledger, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'ledger.period': 'Period',
  'ledger.period.recent': 'Last 24 months',
  'ledger.period.year': '{year}',
  'ledger.csv': 'Save CSV',
  'ledger.csv.busy': 'Preparing',
  'ledger.chart': 'Commission by month (yen)',
  'ledger.chart.all': 'Total commission',
  'ledger.chart.film': 'Of which recordings',
  'ledger.table': 'Commission by month',
  'ledger.month': 'Month',
  'ledger.purpose': 'Type',
  'ledger.purpose.gift': 'Gifts',
  'ledger.purpose.archive-video': 'Recordings',
  'ledger.captures': 'Payments',
  'ledger.grossYen': 'Amount (yen)',
  'ledger.commissionYen': 'Commission (yen)',
  'ledger.returns': 'Refunds',
  'ledger.returnedYen': 'Refunded (yen)',
  'ledger.returnedCommissionYen': 'Commission returned (yen)',
  'ledger.netCommissionYen': 'Net commission (yen)',
  'ledger.card.purpose': '{month}, {purpose}',
  'ledger.card.net': 'Net {net}',
  'ledger.card.captures': '{count, plural, one {# payment} other {# payments}}, {amount}; commission {commission}',
  'ledger.card.returns':
    '{count, plural, one {# refund} other {# refunds}}, {amount}; commission returned {commission}',
  'ledger.total': 'Total',
  'ledger.note':
    'Months are in Japan time. A refund counts in the month it was made. Net commission is the commission minus the commission returned. Months without payments or refunds are not listed.',
  'ledger.empty': 'No payments in this period',
  'ledger.empty.hint': 'Once gifts are given or recordings are sold, the commission of each month appears here.',
  'ledger.help.commissions.what': 'The commission on gifts and recording sales, month by month.',
  'ledger.help.commissions.who': 'Staff who may see transfers and bank details.',
  'ledger.help.commissions.next': 'Open a line to see the payments of its month. You can also save the lines as CSV.',
};
