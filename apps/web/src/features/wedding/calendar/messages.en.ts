import type { ja } from './messages.ja.ts';

/** Texts of the venue's calendar, English. */
export const en: Readonly<Record<keyof typeof ja, string>> = {
  'wedding.calendar.view': 'View',
  'wedding.calendar.view.month': 'Month',
  'wedding.calendar.view.week': 'Week',
  'wedding.calendar.previous.month': 'Previous month',
  'wedding.calendar.previous.week': 'Previous week',
  'wedding.calendar.next.month': 'Next month',
  'wedding.calendar.next.week': 'Next week',
  'wedding.calendar.today': 'Today',
  'wedding.calendar.range': '{from} – {to}',
  'wedding.calendar.table': 'Ceremonies, {period}',
  'wedding.calendar.hall': 'Hall',
  'wedding.calendar.add': 'Add a wedding on {date}',
  'wedding.calendar.addInHall': 'Add a wedding on {date} in {hall}',
  'wedding.calendar.more': '{count} more',
  'wedding.calendar.conflict': 'Another ceremony uses the hall at this time',
  'wedding.calendar.conflicts':
    '{count, plural, one {# ceremony starts} other {# ceremonies start}} less than three hours from another in the same hall.',
  'wedding.calendar.empty.month': 'No ceremonies this month',
  'wedding.calendar.empty.week': 'No ceremonies this week',
  'wedding.calendar.noHalls': 'This venue has no halls yet',
  'wedding.calendar.help.page.what':
    'See every ceremony of the venue by month or by week. The week has a row for each hall.',
  'wedding.calendar.help.page.who': 'Staff who may see weddings. Only roles that may create weddings can add one here.',
  'wedding.calendar.help.page.next':
    'Choose a ceremony to open it. Choose a free day to create a wedding with the hall and the date filled in. To see the ceremonies in Google Calendar or on your phone, create a link on the page of a hall.',
  'wedding.hallUse.ask': 'Use this date and time?',
  'wedding.hallUse.text': 'Please make sure that there is enough time to prepare the hall.',
  'wedding.hallUse.confirm': 'Continue anyway',
  'wedding.hallUse.back': 'Choose another time',
};
