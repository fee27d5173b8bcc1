import type { ja } from './messages.ja.ts';

/** Texts of the search of accounts, English. */
export const en: Record<keyof typeof ja, string> = {
  'accounts.title': 'Bank accounts',
  'accounts.help.what': 'Search the bank accounts of the couples of all venues.',
  'accounts.help.who': 'Staff who may see bank accounts. Every account that you look at is recorded.',
  'accounts.help.next':
    'When someone asks, or a transfer comes back, search by the last digits, the holder or the amount.',
  'accounts.couple': 'Couple',
  'accounts.facility': 'Venue',
  'accounts.account': 'Account',
  'accounts.updatedAt': 'Last changed',
  'accounts.dateTime': 'Ceremony',
  'accounts.transfer': 'Latest transfer',
  'accounts.transfer.none': 'None yet',
  'accounts.filter.accountNumber': 'Last digits of the number',
  'accounts.filter.bankName': 'Bank name',
  'accounts.filter.accountHolder': 'Holder (katakana)',
  'accounts.filter.amount': 'Amount of a transfer',
  'accounts.filter.paymentDateTime': 'Day of the transfer',
  'accounts.empty': 'No bank accounts yet',
  'accounts.empty.hint': 'When a couple enters their account, it appears here.',
  'accounts.none': 'No accounts match the filters',
  'accounts.none.hint': 'Try other filters.',
};
