import { textsOf } from '../../shell/i18n/text.ts';
import type { PageHelp } from '../../shell/staff/staff-page.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The help of the page about a contract with the gateway. */
export const paymentSettingHelp = (): PageHelp => ({
  what: t('paymentSetting.help.what'),
  who: t('paymentSetting.help.who'),
  next: t('paymentSetting.help.next'),
});
