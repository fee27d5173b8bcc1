import type { ja } from './messages.ja.ts';

export const en: Readonly<Record<keyof typeof ja, string>> = {
  'mailing.title': 'Emails you receive',
  'mailing.lead': 'Choose which emails we send to {name}.',
  'mailing.always': 'Confirmations of your replies and payments are always sent.',
  'mailing.saved': 'Saved.',
  'mailing.reminder': 'Reminders before the ceremony',
  'mailing.reminder.when': 'One week, one day and one hour before',
  'mailing.live-started': 'The ceremony has begun',
  'mailing.live-started.when': 'Only while you are not watching',
  'mailing.archive-open': 'The recording is ready',
  'mailing.archive-open.when': 'When it becomes available',
  'mailing.archive-expiring': 'The recording is about to close',
  'mailing.archive-expiring.when': 'Only if you have not seen it',
  'mailing.notice': 'Notices from the venue',
  'mailing.notice.when': 'When the venue has news for you',
  'mailing.answer-digest': 'Summary of new replies',
  'mailing.answer-digest.when': 'At 7 p.m. (Japan time) on days with replies',
  'mailing.archive-closing': 'How long your guests can watch',
  'mailing.archive-closing.when': 'At 10 a.m. (Japan time) on the day before the last day',
  'mailing.gone': 'This link cannot be used',
  'mailing.gone.text': 'Please open the link at the end of the email again.',
  'mailing.refused.title': 'Emails that did not arrive',
  'mailing.refused.lead':
    'We could not deliver emails to these addresses. Please ask for the right address, for example by phone.',
  'mailing.refused.at': 'Returned on {date}',
};
