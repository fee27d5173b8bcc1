import type { ja } from './messages.ja.ts';

/** Texts of the frame of a company's area, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'companyArea.label': 'Company',
  'companyArea.facilities': 'Venues',
  'companyArea.facilitiesOf': 'Venues of {company}',
  'companyArea.users': 'Users',
};
