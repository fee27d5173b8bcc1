import { t } from '../t.ts';

/** The help of the page. */
export const unpaidHelp = () => ({
  what: t('unpaid.help.what'),
  who: t('unpaid.help.who'),
  next: t('unpaid.help.next'),
});
