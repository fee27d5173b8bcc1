import { t } from './t.ts';

/** The help of the page. */
export const bankLinesHelp = () => ({
  what: t('bankLine.help.what'),
  who: t('bankLine.help.who'),
  next: t('bankLine.help.next'),
});
