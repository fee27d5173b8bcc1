import type { ja } from './messages.ja.ts';

/** Texts of companies, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'company.list': 'Companies',
  'company.name': 'Company',
  'company.accountId': 'Account ID',
  'company.contractNumber': 'Contract no.',
  'company.facilities': 'Venues',
};
