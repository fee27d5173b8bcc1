import { textsOf } from '../../../shell/i18n/text.ts';
import type { PageHelp } from '../../../shell/staff/staff-page.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The help of the calendar. */
export const calendarHelp = (): PageHelp => ({
  what: t('wedding.calendar.help.page.what'),
  who: t('wedding.calendar.help.page.who'),
  next: t('wedding.calendar.help.page.next'),
});
