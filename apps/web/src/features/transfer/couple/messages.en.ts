import type { ja } from './messages.ja.ts';

/** Texts of the couple about the transfer of their gifts, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'transfer.own.title': 'Transfer',
  'transfer.own.steps': 'Steps of the transfer',
  'transfer.own.step.open': 'Receiving gifts',
  'transfer.own.step.fixed': 'Amount final',
  'transfer.own.step.ordered': 'In progress',
  'transfer.own.step.done': 'Transferred',
  'transfer.own.next.open': 'All gifts sent until the end of {date} (Japan time) will be transferred to your account.',
  'transfer.own.next.fixed': 'The amount of your gifts is final. Your venue will now transfer it to your account.',
  'transfer.own.next.missing':
    'The amount of your gifts is final. Please add a bank account, so that your venue can make the transfer.',
  'transfer.own.next.ordered': 'The transfer is on its way. It may take a few days to arrive.',
  'transfer.own.next.done': 'The money has been transferred to your account. Please check that it has arrived.',
  'transfer.own.next.failed':
    'The money could not be transferred to your account. It is safe: your venue is holding it for you. Please check your account, and save it again.',
  'transfer.own.next.confirmed': 'Thank you for checking your account. Your venue will make a new transfer.',
  'transfer.own.check': 'Check the account',
  'transfer.own.fixed': 'Final amount',
  'transfer.own.fixed.note': 'Gifts sent until the end of {date}, less the commission.',
  'transfer.own.leftOut':
    '{count, plural, one {# more gift is still being checked with the payment company. If it was paid, it will be transferred separately.} other {# more gifts are still being checked with the payment company. Those that were paid will be transferred separately.}}',
  'transfer.own.statement': 'Save statement as PDF',
  'transfer.own.statement.busy': 'Preparing',
  'transfer.own.history': 'Transfers',
  'transfer.own.supplement': 'Gifts confirmed later',
  'transfer.own.state.ordered': 'On its way',
  'transfer.own.state.confirmed': 'Transferred',
  'transfer.own.state.failed': 'Failed',
  'transfer.own.erased': 'The account was erased',
};
