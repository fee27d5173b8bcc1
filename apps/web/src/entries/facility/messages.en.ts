import type { ja } from './messages.ja.ts';

/** Texts of the frame of a facility's area, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'facilityArea.label': 'Venue',
  'facilityArea.home': 'Home',
  'facilityArea.weddings': 'Weddings',
  'facilityArea.temporaryWeddings': 'Registrations',
  'facilityArea.calendar': 'Calendar',
  'facilityArea.halls': 'Halls',
  'facilityArea.settings': 'Settings',
  'facilityArea.payments': 'Payments',
  'facilityArea.payments.all': 'Overview',
  'facilityArea.payments.sales': 'Recording sales',
  'facilityArea.payments.unpaid': 'Unpaid balances',
  'facilityArea.payments.deposits': 'Transfers',
  'facilityArea.payments.files': 'Transfer files',
  'facilityArea.payments.commissions': 'Commission',
  'facilityArea.payments.invoice': 'Invoices',
  'facilityArea.marketing': 'Marketing',
  'facilityArea.weddingPayment': 'Gifts',
  'facilityArea.weddingPayment.payments': 'Payments',
  'facilityArea.weddingPayment.events': 'Payment history',
  'facilityArea.help.paymentEvents.what':
    'Every step of every payment of this wedding, oldest first, from its start to its refund.',
  'facilityArea.help.paymentEvents.who':
    'Staff who may see transfers. Names of guests need the permission to read weddings.',
  'facilityArea.help.paymentEvents.next': 'Filter by order number or day, and save the steps as CSV.',
  'facilityArea.homePage': 'Venue home',
  'facilityArea.home.noWeddings': 'Your role does not include weddings',
  'facilityArea.home.noWeddings.hint': 'Use the menu to open the pages available to you.',
  'facilityArea.weddings.deleted': 'Deleted weddings',
  'facilityArea.weddings.new': 'New wedding',
  'facilityArea.live': 'Live',
  'facilityArea.notifications': 'Notices',
  'facilityArea.newHall': 'New hall',
  'facilityArea.newWedding': 'New wedding',
  'facilityArea.help.home.what': 'Today’s ceremonies and their streams, the next two weeks, and what needs attention.',
  'facilityArea.help.home.who':
    'All staff of the venue. Weddings and amounts are only shown to those who may see them.',
  'facilityArea.help.home.next':
    'Choose an item to open the page where you can act. Streams are updated automatically.',
  'facilityArea.help.live.what':
    'Prepare, publish and end the live stream. You see picture and sound, the number of viewers, and a log of events.',
  'facilityArea.help.live.who': 'Staff who may see streams. Streaming, Manager and Administrator can control them.',
  'facilityArea.help.live.next':
    'When you publish, playback starts on the guests’ pages. When you end it, the recording is made.',
  'facilityArea.help.notifications.what': 'Send notices to the guests, on their page or by email.',
  'facilityArea.help.notifications.who': 'Staff who may see weddings. Viewers can send notices on the page only.',
  'facilityArea.help.notifications.next':
    'Notices on the page appear at once and can be withdrawn. Emails cannot be withdrawn.',
  'facilityArea.help.payment.what':
    'Check the gifts and recording sales of this wedding and the commission, and order the transfer to the couple.',
  'facilityArea.help.payment.who': 'Staff who may see payments.',
  'facilityArea.help.payment.next':
    'You can order the transfer once the amount is final, three days after the ceremony. When your bank has carried it out, confirm its arrival or record the failure.',
  'facilityArea.help.payments.what': 'All payments of the venue, by month, status and type.',
  'facilityArea.help.payments.who': 'Staff who may see payments. Recording sales need a separate permission.',
  'facilityArea.help.payments.next': 'Open a payment to see the details of its wedding.',
  'facilityArea.help.newWedding.what': 'Add a new wedding.',
  'facilityArea.help.newWedding.who':
    'Staff who may create weddings. Only administrators can choose a date within the next 21 days.',
  'facilityArea.help.newWedding.next': 'The couple receives an email with a link to their own pages.',
  'facilityArea.users': 'Users',
};
