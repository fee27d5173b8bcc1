import type { ja } from './messages.ja.ts';

/** Texts of the frame of the platform's area, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'adminArea.label': 'Platform',
  'adminArea.home': 'Home',
  'adminArea.operations': 'Operations',
  'adminArea.money': 'Money',
  'adminArea.administration': 'Administration',
  'adminArea.companies': 'Companies',
  'adminArea.lives': 'Live slots',
  'adminArea.totals': 'Totals by venue',
  'adminArea.payments': 'Payments',
  'adminArea.reconciliation': 'Reconciliation',
  'adminArea.accounts': 'Bank accounts',
  'adminArea.corrections': 'Corrections',
  'adminArea.bankLines': 'Bank statements',
  'adminArea.invoices': 'Invoices',
  'adminArea.batch': 'Batch jobs',
  'adminArea.audit': 'Audit log',
  'adminArea.companies.new': 'Add company',
  'adminArea.companies.enter': 'Open its pages',
  'adminArea.users': 'Users',
  'adminArea.settings': 'Settings',
};
