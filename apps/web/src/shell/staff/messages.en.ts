import type { ja } from './messages.ja.ts';

/** What the frame of the staff areas says, in English. */
export const en: Record<keyof typeof ja, string> = {
  'newer.title': 'Someone else has saved changes',
  'newer.text': 'What you typed is still here. Please check what has changed, then save again.',
  'newer.taken': 'Updated with their version',
  'newer.conflicts': 'Changed by both of you (yours is kept)',
  'newer.theirs': 'They saved: {value}',
  'newer.none': 'Nothing on this page was changed.',
  'newer.empty': '(empty)',
  'list.cut': 'Only the first 50,000 rows are listed. Please narrow them down with the filters.',
  'print.on': 'Printed on {moment}, Japan time',
  'print.asOf': 'As of {day}',
  'print.period': 'Period: {period}',
  'print.range': '{from} – {to}',
  'print.always': 'all dates',
  'print.everyDay': '{label}: all dates',
  'search.open': 'Search',
  'help.label': 'About this page',
  'help.what': 'What is this page for?',
  'help.who': 'Who can see it?',
  'help.next': 'What happens next?',
};
