import { textsOf } from '../../shell/i18n/text.ts';
import type { PageHelp } from '../../shell/staff/staff-page.tsx';
import type { ja } from './messages.ja.ts';

const t = textsOf<typeof ja>();

/** The help of a page about halls. */
export const hallHelp = (page: 'list' | 'new' | 'detail'): PageHelp => ({
  what: t(`hall.help.${page}.what`),
  who: t(`hall.help.${page}.who`),
  next: t(`hall.help.${page}.next`),
});
