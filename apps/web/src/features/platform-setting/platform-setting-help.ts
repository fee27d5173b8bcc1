import { textsOf } from '../../shell/i18n/text.ts';
import type { PageHelp } from '../../shell/staff/staff-page.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The help of the page of the platform's settings. */
export const platformSettingHelp = (): PageHelp => ({
  what: t('platformSetting.help.what'),
  who: t('platformSetting.help.who'),
  next: t('platformSetting.help.next'),
});
