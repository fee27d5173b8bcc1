import type { ja } from './messages.ja.ts';

/** Texts of the frame of a company's area, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'companyArea.label': 'Company',
  'companyArea.facilities': 'Venues',
  'companyArea.home': 'Company home',
  'companyArea.facilities.new': 'Add venue',
  'companyArea.facilities.enter': 'Open its pages',
  'companyArea.settings': 'Company settings',
  'companyArea.users': 'Users',
  'companyArea.paymentSettings': 'Payment settings',
};
