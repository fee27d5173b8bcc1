import { t } from './t.ts';

/** The help of the page. */
export const transferFilesHelp = () => ({
  what: t('transferFile.help.what'),
  who: t('transferFile.help.who'),
  next: t('transferFile.help.next'),
});
