import { t } from './t.ts';

/** The help of the page. */
export const correctionsHelp = () => ({
  what: t('correction.help.what'),
  who: t('correction.help.who'),
  next: t('correction.help.next'),
});
