import type { ja, recordingDays as recordingDaysJa } from './messages.ja.ts';

/** Texts of the recording sale, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'archiveSale.title': 'Keep the recording',
  'archiveSale.taxIncluded': 'incl. tax',
  'archiveSale.free': 'Free',
  'archiveSale.facts': '{facts}. ',
  'archiveSale.facts.and': ', ',
  'archiveSale.facts.duration': '{minutes} min',
  'archiveSale.facts.size': '{gigabytes} GB',
  'archiveSale.facts.sizeSmall': '{megabytes} MB',
  'archiveSale.terms': 'You can download it for 30 days after your purchase, even after the viewing period has ended.',
  'archiveSale.terms.free': 'You can download it for 30 days, even after the viewing period has ended.',
  'archiveSale.terms.couple': 'The two of you can download it free of charge at any time.',
  'archiveSale.buy': 'Buy the recording',
  'archiveSale.buying': 'One moment',
  'archiveSale.take': 'Download for free',
  'archiveSale.download': 'Download the recording',
  'archiveSale.downloading': 'Preparing',
  'archiveSale.until': 'Available for download until {date}',
  'archiveSale.purchased': 'Bought',
  'archiveSale.item': 'Recording',
  'archiveSale.continue': 'Continue with the identity check',
  'archiveSale.underWay': 'Checking your payment',
  'archiveSale.underWay.hint': 'Please wait for the result and do not pay again.',
  'archiveSale.issuer': 'The identity check is not finished',
  'archiveSale.issuer.hint':
    'The purchase is complete once you have confirmed your identity on your card company’s page.',
  'archiveSale.correct': 'Change the card',
  'archiveSale.ok': 'OK',
  'archiveSale.settled': 'It may already have been paid for, so the page will be reloaded.',
  'archiveSale.success':
    'You have bought the recording. Please download it from this page. We have also sent you a link by email.',
};

/** Texts of the couple's own view of the recording, English. */
export const recordingDays: Readonly<Record<keyof typeof recordingDaysJa, string>> = {
  'recordingDays.left': '{n, plural, one {# day left} other {# days left}}',
  'recordingDays.today': 'The last day',
  'recordingDays.open': 'Your guests can watch it free of charge until {date} (Japan time).',
  'recordingDays.closed': 'Your guests could watch it until {date}.',
  'recordingDays.watch': 'Watch the recording',
};
