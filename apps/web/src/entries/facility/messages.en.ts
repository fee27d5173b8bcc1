import type { ja } from './messages.ja.ts';

/** Texts of the frame of a facility's area, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'facilityArea.label': 'Venue',
  'facilityArea.home': 'Home',
  'facilityArea.weddings': 'Weddings',
  'facilityArea.halls': 'Halls',
  'facilityArea.payments': 'Payments',
  'facilityArea.payments.all': 'Payments',
  'facilityArea.payments.sales': 'Recording sales',
  'facilityArea.weddingPayment': 'Gifts',
  'facilityArea.homePage': 'Venue home',
  'facilityArea.home.noWeddings': 'Your role does not include weddings',
  'facilityArea.home.noWeddings.hint': 'Use the menu to open the pages available to you.',
  'facilityArea.weddings.new': 'New wedding',
  'facilityArea.live': 'Live',
  'facilityArea.notifications': 'Notices',
  'facilityArea.newWedding': 'New wedding',
};
