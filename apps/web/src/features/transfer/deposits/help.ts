import { t } from '../t.ts';

/** The help of the page. */
export const depositsHelp = () => ({
  what: t('deposits.help.what'),
  who: t('deposits.help.who'),
  next: t('deposits.help.next'),
});
