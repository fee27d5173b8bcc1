import type { ja } from './messages.ja.ts';

/** Texts of facilities, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'facility.list': 'Venues',
  'facility.name': 'Venue',
  'facility.accountId': 'Account ID',
  'facility.halls': 'Halls',
  'facility.upcoming': 'Upcoming ceremonies',
  'facility.switch': 'Switch venue',
};
