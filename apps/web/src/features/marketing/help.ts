import { textsOf } from '../../shell/i18n/text.ts';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The help of the page. */
export const marketingHelp = () => ({
  what: t('marketing.help.page.what'),
  who: t('marketing.help.page.who'),
  next: t('marketing.help.page.next'),
});
